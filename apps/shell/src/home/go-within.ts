import { prefixOf } from '@tractor-haat/i18n';
import { useNavigate, usePage } from '@tractor-haat/platform';
import type { MouseEvent } from 'react';

/**
 * Follows links of pieces that stay the server's HTML (`still`) within the page, as the others are. What the
 * browser does by itself (new tab, other site, other language) is left to it.
 */
export function useGoWithin(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const prefix = prefixOf(usePage().language);
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hreflang || link.origin !== location.origin) return;
    if (!`${link.pathname}/`.startsWith(`${prefix}/`)) return;
    event.preventDefault();
    navigate((link.pathname.slice(prefix.length) || '/') + link.search + link.hash);
  };
}
