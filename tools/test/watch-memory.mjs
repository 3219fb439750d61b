import os from 'node:os';

const EVERY_MS = 500;

/**
 * Measures the machine's memory use from now on, by all processes.
 * @returns {() => number} stops; returns the peak in GB above the use at the start
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
