import { addressIn } from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform/island';
import { classNames } from '@tractor-haat/ui';
import { SearchIcon } from '@tractor-haat/ui/icons';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMenuContent } from '../chrome/menus/use-menu-content.ts';
import styles from './search-box.module.css';

/** Beside results stands what they are for. */
const searchedFor = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';

const loadLive = () => import(/* webpackChunkName: "shell-search" */ './live/live-search.tsx');

/** A plain form until it has the focus; then suggestions come to life on its field. */
export function SearchBox({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const words = searchedFor(useLocation());
  const shown = useRef(words);
  // React leaves a field that was typed into as it is. What is typed on one page stays for the next.
  useLayoutEffect(() => {
    if (shown.current !== words && input.current) input.current.value = words;
    shown.current = words;
  }, [words]);
  const { content: live, fetchContent } = useMenuContent(loadLive);
  // The focus may be there before this code is.
  useEffect(() => {
    if (document.activeElement === input.current) fetchContent();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones know the role, not the element
    <form
      role="search"
      action={addressIn(language, '/search')}
      className={classNames(styles.search, className)}
      onFocus={fetchContent}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={words}
        autoComplete="off"
      />
      <button type="submit" aria-label={t('search.label')}>
        <SearchIcon />
      </button>
      {live ? <live.Content input={input} /> : null}
    </form>
  );
}
