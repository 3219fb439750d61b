import type { Language } from '@tractor-haat/i18n';
import { createContext, useContext } from 'react';

/** Data of the document. They are the same on the server and in the browser. */
export interface PageInfo {
  readonly language: Language;
  /** For example `https://example.in`. */
  readonly origin: string;
  readonly siteName: string;
  /**
   * Day in India on which the server rendered the document, as `YYYY-MM-DD`. Use it instead of the clock of the phone,
   * which may be wrong by years. Undefined in older shells.
   */
  readonly day?: string | undefined;
  /** Profiles in social networks, from the configuration of the site. */
  readonly profiles?: readonly { readonly name: string; readonly to: string }[];
}

export const PageContext = createContext<PageInfo | null>(null);

/** Returns the data of the document. Throws outside the shell. */
export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside the shell');
  return page;
}
