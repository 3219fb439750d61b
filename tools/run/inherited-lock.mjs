/** Stream of the lock of this run. The lock stays until all child processes that inherit the stream have ended. */
let handle = null;

export function setInheritedLock(stream) {
  handle = stream;
}

/** Additional `stdio` of a step. If this run is killed, the lock stays until the step ends. */
export const inheritedLock = () => (handle ? [handle] : []);
