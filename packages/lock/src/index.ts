export { type Holder, type Lock, LockBusy, readHolder, takeLock, withLock } from './lock.ts';
