export { type Holder, type Lock, LockBusy, takeLock, type Waiting, withLock } from './lock.ts';
