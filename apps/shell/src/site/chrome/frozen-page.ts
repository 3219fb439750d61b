import { createContext } from 'react';

/** A page that the server rendered but whose code did not arrive: its HTML stays as it is. */
export interface FrozenPage {
  /** Without language prefix. */
  readonly path: string;
  readonly html: string;
}

export const FrozenPageContext = createContext<FrozenPage | null>(null);
