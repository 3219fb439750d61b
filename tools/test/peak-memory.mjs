import os from 'node:os';

const EVERY_MS = 500;

/**
 * Watches how much of the machine's memory is taken from now on, by whatever runs on it.
 * @returns {() => number} ends it; GB taken at the worst moment beyond what was taken at the start
 */
export function watchMemory(available = os.freemem) {
  const before = available();
  let least = before;
  const look = () => {
    least = Math.min(least, available());
  };
  const timer = setInterval(look, EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return (before - least) / 1024 ** 3;
  };
}
