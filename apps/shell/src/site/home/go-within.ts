import { prefixOf } from '@tractor-haat/i18n';
import { useNavigate, usePage } from '@tractor-haat/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Follows links of pieces that stay the server's HTML (`still`) within the page, as the others are. What the
 * browser does by itself (new tab, other site, other language) is left to it. It listens before React does,
 * which lets nobody hear of clicks on HTML that has not come alive.
 */
export function useGoWithin(within: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const prefix = prefixOf(usePage().language);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.closest('[data-widget]') || !within.current?.contains(link)) return;
      if (link.target) return;
      if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${prefix}/`)) return;
      event.preventDefault();
      navigate((link.pathname.slice(prefix.length) || '/') + link.search + link.hash);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [within, navigate, prefix]);
}
