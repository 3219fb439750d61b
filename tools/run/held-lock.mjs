/** The other end of the lock that this run holds, while it holds one: who has it keeps the lock. */
let line = null;

export function setHeldLock(stream) {
  line = stream;
}

/** For a step's `stdio`: should we be killed, the lock is kept until the step has ended as well. */
export const heldLock = () => (line ? [line] : []);
