import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Gives a function that runs work, once, as soon as everything set before it stands on the page: to focus what
 * has just come or been named wrong. A frame (requestAnimationFrame) may come sooner on a slow phone.
 */
export function useAfterCommit(): (work: () => void) => void {
  const [due, setDue] = useState<{ work: () => void }>();
  useLayoutEffect(() => due?.work(), [due]);
  return useCallback((work) => setDue({ work }), []);
}
