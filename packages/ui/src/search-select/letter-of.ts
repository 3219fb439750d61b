import type { KeyboardEvent } from 'react';

/** The letter or figure that a key types; `undefined` for all other keys and for shortcuts. */
export function letterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  const isOne = [...key].length === 1 && key !== ' ';
  return isOne && !ctrlKey && !metaKey && !altKey ? key : undefined;
}
