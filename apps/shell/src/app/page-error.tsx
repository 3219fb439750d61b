import type { SearchSuggestion } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { Link, useLocation, useTranslation } from '@tractor-haat/platform';
import { isRouteErrorResponse, useRouteError } from '@tractor-haat/platform/shell';
import { ButtonLink, Wrap } from '@tractor-haat/ui';
import styles from './page-error.module.css';
import { SearchBox } from './search/search-box.tsx';

export function PageError() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404)
    return <MissingPage suggestions={error.data} />;
  return (
    <Unavailable title={status === 503 ? 'error.unavailable_title' : 'error.something_wrong'} />
  );
}

/** The server adds `suggestions` to its 404 pages. They are undefined after a navigation in the browser. */
function MissingPage({ suggestions }: { suggestions: unknown }) {
  const { t } = useTranslation('shell');
  return (
    <Wrap className={styles.page}>
      <title>{t('error.not_found_title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('error.not_found_title')}</h1>
      <p>{t('error.not_found_help')}</p>
      <SearchBox className={styles.find} />
      {Array.isArray(suggestions) && suggestions.length > 0 ? (
        <SimilarPages suggestions={suggestions} />
      ) : null}
      <ButtonLink to="/" as={Link} variant="action">
        {t('error.go_home')}
      </ButtonLink>
    </Wrap>
  );
}

function SimilarPages({ suggestions }: { suggestions: readonly SearchSuggestion[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-labelledby="close">
      <h2 id="close">{t('error.close')}</h2>
      {suggestions.map(({ name, url, language }) => (
        <Link key={url} to={parseLocalizedPath(url).path} lang={language}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The link loads a new document, because the router caches the failed import. */
export function Unavailable({ title }: { title: string }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    <Wrap className={styles.page}>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{t(title)}</h1>
      <p role="alert">{t('error.part_unavailable')}</p>
      <ButtonLink
        to={pathname + search}
        as={({ to, ...rest }) => <Link to={to} reloadDocument prefetch="none" {...rest} />}
        variant="action"
      >
        {t('error.try_again')}
      </ButtonLink>
    </Wrap>
  );
}
