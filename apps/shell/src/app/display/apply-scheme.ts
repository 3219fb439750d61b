import { type Scheme, schemeCookie } from '@tractor-haat/shell-kit/display';

/** Applies a colour scheme at once and stores it for the next pages. */
export async function applyScheme(scheme: Scheme | null): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is missing in browsers of many phones.
  document.cookie = schemeCookie(scheme);
  const root = document.documentElement;
  await import(/* webpackChunkName: "shell-schemes" */ '@tractor-haat/ui/schemes.css');
  if (scheme) root.dataset.scheme = scheme;
  else delete root.dataset.scheme;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[href*="schemes."]'))
    link.media = 'all';
}
