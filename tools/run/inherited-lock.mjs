/** File descriptor of the lock that this run holds: an inheriting process keeps the lock. */
let line = null;

export function setInheritedLock(stream) {
  line = stream;
}

/** For a step's `stdio`: if this process is killed, the lock stays until the step ends. */
export const inheritedLock = () => (line ? [line] : []);
