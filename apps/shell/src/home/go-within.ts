import { prefixOf } from '@tractor-haat/i18n';
import { useNavigate, usePage } from '@tractor-haat/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Follows links of pieces that stay the server's HTML (`still`) within the page, as the others are. What the
 * browser does by itself (new tab, other site, other language) is left to it. A listener of the element's own:
 * React tells nobody of clicks on HTML that has not come alive.
 */
export function useGoWithin(within: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const prefix = prefixOf(usePage().language);
  useEffect(() => {
    const element = within.current;
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.closest('[data-widget]') || link.target) return;
      if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${prefix}/`)) return;
      event.preventDefault();
      navigate((link.pathname.slice(prefix.length) || '/') + link.search + link.hash);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [within, navigate, prefix]);
}
