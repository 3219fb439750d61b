import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localizePath } from '@tractor-haat/i18n';
import { useLocation } from 'react-router-dom';
import { usePage } from './page-context.ts';
import { useTranslation } from './use-translation.ts';

export interface PageHeadProps {
  /** Without the name of the site, which is appended. */
  readonly title: string;
  readonly description: string;
  /**
   * Part of the query that belongs to the canonical URL, such as `?page=2`. Empty by default. From page 2 on, the page
   * number is added to title and description.
   */
  readonly query?: string;
  /** Picture for link previews. Remotes that were built before `SharePicture` pass a path. */
  readonly picture?: SharePicture | string;
}

/** Picture for link previews. Some messengers support only JPEG and PNG, and ignore a picture without a size. */
export interface SharePicture {
  /** Path of this site, without its origin. */
  readonly path: string;
  readonly type: 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const DEFAULT_PICTURE: SharePicture = {
  path: '/img/share/default/card-1200.77af0d51.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
};

/**
 * Renders title, description, canonical URL, alternate languages and Open Graph tags of a page.
 *
 * @example
 * <PageHead title={t('title')} description={t('description')} query={page > 1 ? `?page=${page}` : ''} />
 */
export function PageHead({ query = '', picture = DEFAULT_PICTURE, ...texts }: PageHeadProps) {
  const { language, origin, siteName } = usePage();
  // The basename of the router is the language prefix, so the path has none.
  const path = useLocation().pathname;
  const getPageUrl = (pageLanguage: Language) =>
    `${origin}${localizePath(pageLanguage, path)}${query}`;
  const { t } = useTranslation('shell');
  const page = Number(new URLSearchParams(query).get('page') ?? 1);
  const number = page > 1 ? t('page_number', { page }) : undefined;
  const title = number ? `${texts.title} – ${number}` : texts.title;
  const description = number ? `${number}: ${texts.description}` : texts.description;
  const fullTitle = `${title} | ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={getPageUrl(language)} />
      {LANGUAGES.map((alternate) => (
        <link key={alternate} rel="alternate" hrefLang={alternate} href={getPageUrl(alternate)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={getPageUrl(DEFAULT_LANGUAGE)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={getPageUrl(language)} />
      {typeof picture === 'string' ? (
        <meta property="og:image" content={`${origin}${picture}`} />
      ) : (
        <>
          <meta property="og:image" content={`${origin}${picture.path}`} />
          <meta property="og:image:type" content={picture.type} />
          <meta property="og:image:width" content={String(picture.width)} />
          <meta property="og:image:height" content={String(picture.height)} />
        </>
      )}
      <meta property="og:image:alt" content={title} />
      <meta property="og:site_name" content={siteName} />
    </>
  );
}
