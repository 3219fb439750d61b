import { getLanguagePrefix } from '@tractor-haat/i18n';
import { useNavigate, usePage } from '@tractor-haat/platform';
import { type RefObject, useEffect } from 'react';

/**
 * Static widgets are not hydrated, so this listener passes clicks on their links to the router. It uses the capture
 * phase, because React stops clicks on HTML that is not hydrated.
 */
export function useStaticLinkNavigation(pageRef: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const prefix = getLanguagePrefix(usePage().language);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.closest('[data-widget]') || !pageRef.current?.contains(link)) return;
      if (link.target) return;
      if (link.origin !== location.origin || !`${link.pathname}/`.startsWith(`${prefix}/`)) return;
      event.preventDefault();
      navigate((link.pathname.slice(prefix.length) || '/') + link.search + link.hash);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [pageRef, navigate, prefix]);
}
