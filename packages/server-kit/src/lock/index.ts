export { type Holder, type Lock, LockedError, type LockOptions, acquireLock, withLock } from './lock.ts';
