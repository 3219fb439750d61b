import { parseLocalizedPath } from '@tractor-haat/i18n';
import { formatLiteCookie, formatSchemeCookie, isScheme } from '@tractor-haat/shell-kit/display';

/** Returns null for a URL without a choice of the form on `/display`. */
export function parseDisplayForm(
  url: URL,
): { readonly cookies: readonly string[]; readonly location: string } | null {
  if (parseLocalizedPath(url.pathname).path !== '/display') return null;
  const scheme = url.searchParams.get('scheme');
  const lite = url.searchParams.get('lite');
  const cookies = [
    ...(scheme === null ? [] : [formatSchemeCookie(isScheme(scheme) ? scheme : null)]),
    ...(lite === null ? [] : [formatLiteCookie(lite === '1')]),
  ];
  return cookies.length === 0 ? null : { cookies, location: url.pathname };
}
