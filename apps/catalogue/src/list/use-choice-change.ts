import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `onChange` when the choice in the URL changes, to update uncontrolled controls. They keep the focus, and a tap
 * that began before the change still counts. Not called at hydration, so that earlier input is kept.
 */
export function useChoiceChange(choice: string, onChange: () => void): void {
  const previousChoice = useRef(choice);
  useLayoutEffect(() => {
    if (previousChoice.current === choice) return;
    previousChoice.current = choice;
    onChange();
  });
}
