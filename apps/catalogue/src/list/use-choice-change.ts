import { useLayoutEffect, useRef } from 'react';

/**
 * Updates uncontrolled controls when the URL changes, without a remount that would lose the focus. Not called at
 * hydration, so input from before hydration survives.
 */
export function useChoiceChange(choice: string, onChange: () => void): void {
  const previousChoice = useRef(choice);
  useLayoutEffect(() => {
    if (previousChoice.current === choice) return;
    previousChoice.current = choice;
    onChange();
  });
}
