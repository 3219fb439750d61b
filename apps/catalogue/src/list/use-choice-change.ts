import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `onChange` when the choice in the URL changes, so that uncontrolled controls are updated without losing the
 * focus. It is not called at hydration, so that input from before hydration is kept.
 */
export function useChoiceChange(choice: string, onChange: () => void): void {
  const previousChoice = useRef(choice);
  useLayoutEffect(() => {
    if (previousChoice.current === choice) return;
    previousChoice.current = choice;
    onChange();
  });
}
