import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of its page, where only plain HTML may be relied on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
