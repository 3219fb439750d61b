import type { CSSProperties } from 'react';

/** CSS custom properties for a `style`, which React's types do not know. */
export const styleVariables = (values: Readonly<Record<`--${string}`, string>>): CSSProperties =>
  values;
