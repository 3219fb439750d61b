import type { CSSProperties } from 'react';

/** Custom properties for `style`, which React's types lack. */
export const styleVariables = (values: Readonly<Record<`--${string}`, string>>): CSSProperties =>
  values;
