import type { KeyboardEvent } from 'react';

/** Returns the character that a key types, except a space. Returns undefined for other keys and for shortcuts. */
export function readTypedCharacter({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): string | undefined {
  const isSingleCharacter = [...key].length === 1 && key !== ' ';
  return isSingleCharacter && !ctrlKey && !metaKey && !altKey ? key : undefined;
}
