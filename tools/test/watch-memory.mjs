import os from 'node:os';

const EVERY_MS = 500;

/**
 * Watches how much of the machine's memory is taken from now on, by whatever runs on it.
 * @returns {() => number} ends it; GB taken at the worst moment beyond what was taken at the start
 */
export function watchMemory(available = os.freemem) {
  const before = available();
  let minAvailable = before;
  const sample = () => {
    minAvailable = Math.min(minAvailable, available());
  };
  const timer = setInterval(sample, EVERY_MS);
  return () => {
    clearInterval(timer);
    sample();
    return (before - minAvailable) / 1024 ** 3;
  };
}
