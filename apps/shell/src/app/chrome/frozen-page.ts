import { createContext } from 'react';

/** A server-rendered page whose code failed to load: its HTML stays. */
export interface FrozenPage {
  /** Without language prefix. */
  readonly path: string;
  readonly html: string;
}

export const FrozenPageContext = createContext<FrozenPage | null>(null);
