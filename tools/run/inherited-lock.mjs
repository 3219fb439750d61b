/** Stream of the lock of this run. The lock stays until all child processes that inherit the stream have ended. */
let stream = null;

export const inheritedLock = {
  setStream(lockStream) {
    stream = lockStream;
  },
  /** Additional `stdio` of a child process. If this run is killed, the lock stays until the child process ends. */
  toStdio: () => (stream ? [stream] : []),
};
