import { useStore } from '@tractor-haat/platform/island';
import { signOut } from '../session/session-storage.ts';

export function useSignOut(): () => void {
  const store = useStore();
  return () => void signOut(store);
}
