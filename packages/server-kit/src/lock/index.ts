export { type Holder, type Lock, LockBusy, type LockOptions, takeLock, withLock } from './lock.ts';
