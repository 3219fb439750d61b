import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `onChange` to update uncontrolled controls when the URL changes, because a remount would lose the focus. Does
 * not call it at hydration, so input from before hydration survives.
 */
export function useChoiceChange(choice: string, onChange: () => void): void {
  const previousChoice = useRef(choice);
  useLayoutEffect(() => {
    if (previousChoice.current === choice) return;
    previousChoice.current = choice;
    onChange();
  });
}
