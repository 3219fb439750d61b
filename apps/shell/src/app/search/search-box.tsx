import { localizePath } from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform/island';
import { classNames } from '@tractor-haat/ui';
import { SearchIcon } from '@tractor-haat/ui/icons';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMenuContent } from '../menus/use-menu-content.ts';
import styles from './search-box.module.css';

const readQuery = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';

const loadLive = () => import(/* webpackChunkName: "shell-search" */ './live-search.tsx');

export function SearchBox({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const { language } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const query = readQuery(useLocation());
  const visibleQuery = useRef(query);
  // The input is uncontrolled and stays mounted across pages, so a new query must overwrite its value.
  useLayoutEffect(() => {
    if (visibleQuery.current !== query && input.current) input.current.value = query;
    visibleQuery.current = query;
  }, [query]);
  const { content: live, fetchContent } = useMenuContent(loadLive);
  useEffect(() => {
    if (document.activeElement === input.current) fetchContent();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones support the role but not the element
    <form
      role="search"
      action={localizePath(language, '/search')}
      className={classNames(styles.search, className)}
      onFocus={fetchContent}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={query}
        autoComplete="off"
      />
      <button type="submit" aria-label={t('search.label')}>
        <SearchIcon />
      </button>
      {live ? <live.LiveSearch input={input} /> : null}
    </form>
  );
}
