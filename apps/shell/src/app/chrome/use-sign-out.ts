import { useStore } from '@tractor-haat/platform/island';
import { signOut } from '../session/restore-session.ts';

export function useSignOut(): () => void {
  const store = useStore();
  return () => void signOut(store);
}
