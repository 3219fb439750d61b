import type { Language } from '@tractor-haat/i18n';
import { createContext, useContext } from 'react';

/** Document-wide data, equal on server and browser. */
export interface PageInfo {
  readonly language: Language;
  /** Origin of the site: `https://example.in`. */
  readonly origin: string;
  readonly siteName: string;
  /**
   * Day in India when the server rendered the document, `YYYY-MM-DD`. Use it instead of the phone's clock, which may be
   * years off. Undefined with older shells.
   */
  readonly day?: string | undefined;
  /** Social media profiles from the configuration. */
  readonly profiles?: readonly { readonly name: string; readonly to: string }[];
}

export const PageContext = createContext<PageInfo | null>(null);

/** Language, origin and site name of the document. */
export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside the shell');
  return page;
}
