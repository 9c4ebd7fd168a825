"""Typed ids. All of them are plain strings or ints on the wire."""

from __future__ import annotations

from typing import NewType

NodeId = NewType("NodeId", str)
DeviceId = NewType("DeviceId", str)  # "gpu:0000:3b:00.0", "nic:mlx5_0", "disk:nvme0n1"
JobId = NewType("JobId", str)  # torchrun's --rdzv-id
FaultId = NewType("FaultId", str)  # "nvidia.xid.79": forever
RuleId = NewType("RuleId", str)
IncidentId = NewType("IncidentId", str)
Generation = NewType("Generation", int)  # fencing number of a job's membership; 0 = none yet
Rank = NewType("Rank", int)

NO_DEVICE = DeviceId("")
NO_JOB = JobId("")
NO_RANK = Rank(-1)
NO_STEP = -1
NO_GENERATION = Generation(0)
