/** Stream of this run's lock. A child process that inherits the stream keeps the lock. */
let handle = null;

export function setInheritedLock(stream) {
  handle = stream;
}

/** Additional `stdio` of a step, which keeps the lock until the step ends if this run is killed. */
export const inheritedLock = () => (handle ? [handle] : []);
