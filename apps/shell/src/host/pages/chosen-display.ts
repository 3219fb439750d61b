import { splitAddress } from '@tractor-haat/i18n';
import { isScheme, schemeCookie } from '../../site/display/display.ts';

/** What a visitor without script has chosen with the form of `/display`: the cookie to set, and where to go on. */
export function chosenDisplay(
  url: URL,
): { readonly cookie: string; readonly location: string } | null {
  const scheme = url.searchParams.get('scheme');
  if (scheme === null || splitAddress(url.pathname).path !== '/display') return null;
  return { cookie: schemeCookie(isScheme(scheme) ? scheme : null), location: url.pathname };
}
