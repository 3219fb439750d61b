import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `show` whenever the choice in the address changes, so that controls without state of React's follow it: they stay
 * in the page, keep the focus, and a tap that began before the change still counts. Not at hydration: what the visitor
 * chose before stays.
 */
export function useChoiceChange(choice: string, onChange: () => void): void {
  const previousChoice = useRef(choice);
  useLayoutEffect(() => {
    if (previousChoice.current === choice) return;
    previousChoice.current = choice;
    onChange();
  });
}
