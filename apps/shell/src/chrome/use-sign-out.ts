import { useStore } from '@tractor-haat/platform';
import type { PlatformStore } from '@tractor-haat/platform/shell';
import { forgetSession } from '../browser/session-storage.ts';

/** Signs the visitor out on this device. */
export function useSignOut(): () => void {
  const store = useStore() as PlatformStore;
  return () => forgetSession(store);
}
