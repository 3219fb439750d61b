import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Returns a function that runs work once after the next commit, for example to focus a new element.
 * requestAnimationFrame may fire before the commit on slow phones.
 */
export function useAfterCommit(): (work: () => void) => void {
  const [due, setDue] = useState<{ work: () => void }>();
  useLayoutEffect(() => due?.work(), [due]);
  return useCallback((work) => setDue({ work }), []);
}
