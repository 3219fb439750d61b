import type { Language } from '@tractor-haat/i18n';
import { createContext, useContext } from 'react';

/** What is true of the whole document and the same on the server and in the browser. */
export interface PageInfo {
  readonly language: Language;
  /** Scheme and host of the site, for absolute addresses: `https://example.in`. */
  readonly origin: string;
  readonly siteName: string;
  /** The site's own pages on networks, where whoever runs it has named some. */
  readonly profiles?: readonly { readonly name: string; readonly to: string }[];
}

export const PageContext = createContext<PageInfo | null>(null);

/** The document's language, origin and site name. */
export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside the shell');
  return page;
}
