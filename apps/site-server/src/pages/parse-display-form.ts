import { parseLocalizedPath } from '@tractor-haat/i18n';
import { isScheme, liteCookie, schemeCookie } from '@tractor-haat/shell-kit/display';

export function parseDisplayForm(
  url: URL,
): { readonly cookies: readonly string[]; readonly location: string } | null {
  if (parseLocalizedPath(url.pathname).path !== '/display') return null;
  const scheme = url.searchParams.get('scheme');
  const lite = url.searchParams.get('lite');
  const cookies = [
    ...(scheme === null ? [] : [schemeCookie(isScheme(scheme) ? scheme : null)]),
    ...(lite === null ? [] : [liteCookie(lite === '1')]),
  ];
  return cookies.length === 0 ? null : { cookies, location: url.pathname };
}
