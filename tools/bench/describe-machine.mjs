import os from 'node:os';

/** Describes date, hardware and Node, so that figures of two runs can be compared. */
export function describeMachine() {
  const date = new Date().toISOString().slice(0, 10);
  const [cpu] = os.cpus();
  const memoryGb = Math.round(os.totalmem() / 1024 ** 3);
  const load = os.loadavg()[0].toFixed(1);
  const platform = `${process.platform} ${process.arch}, Node ${process.versions.node}`;
  return `${date}, ${os.cpus().length} cores (${cpu?.model.trim()}), ${memoryGb} GB, load ${load}, ${platform}`;
}
