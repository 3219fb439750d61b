export {
  acquireLock,
  type Holder,
  type Lock,
  LockedError,
  type LockOptions,
  withLock,
} from './lock.ts';
