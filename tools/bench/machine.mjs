import os from 'node:os';

export function machine() {
  const memory_gb = Math.round(os.totalmem() / 1024 ** 3);
  const load = os.loadavg()[0].toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), ${memory_gb} GB, load ${load}, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
