import { useStore } from '@tractor-haat/platform';
import type { PlatformStore } from '@tractor-haat/platform/shell';
import { signOut } from '../session/session-storage.ts';

/** Signs the visitor out on this device. */
export function useSignOut(): () => void {
  const store = useStore() as PlatformStore;
  return () => void signOut(store);
}
