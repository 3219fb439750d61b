import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Returns a function that runs a callback once after the next commit, for example to focus a new element. On slow
 * phones `requestAnimationFrame` may fire before the commit.
 *
 * @example
 * const afterCommit = useAfterCommit();
 * afterCommit(() => focusFirstError(form.current));
 */
export function useAfterCommit(): (callback: () => void) => void {
  const [pending, setPending] = useState<{ callback: () => void }>();
  useLayoutEffect(() => pending?.callback(), [pending]);
  return useCallback((callback) => setPending({ callback }), []);
}
