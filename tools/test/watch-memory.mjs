import os from 'node:os';

const SAMPLE_INTERVAL_MS = 500;

/**
 * Measures the memory that all processes of the machine use.
 * @returns {() => number} function that stops and returns the peak in GB above the use at the start
 */
export function watchMemory(available = os.freemem) {
  const before = available();
  let minAvailable = before;
  const sample = () => {
    minAvailable = Math.min(minAvailable, available());
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    sample();
    return (before - minAvailable) / 1024 ** 3;
  };
}
