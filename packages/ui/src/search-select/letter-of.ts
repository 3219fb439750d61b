import type { KeyboardEvent } from 'react';

/** Letter or digit of a key event; `undefined` for other keys and shortcuts. */
export function letterOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  const isOne = [...key].length === 1 && key !== ' ';
  return isOne && !ctrlKey && !metaKey && !altKey ? key : undefined;
}
