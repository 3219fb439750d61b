import type { KeyboardEvent } from 'react';

/** Letter or digit of a key event; `undefined` for other keys and shortcuts. */
export function readTypedCharacter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): string | undefined {
  const isSingleCharacter = [...key].length === 1 && key !== ' ';
  return isSingleCharacter && !ctrlKey && !metaKey && !altKey ? key : undefined;
}
