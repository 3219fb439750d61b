import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from '@tractor-haat/i18n';
import { useLocation } from 'react-router-dom';
import { usePage } from './page-context.ts';

export interface PageHeadProps {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** The part of the query that makes this a page of its own, like `?page=2`; none when left out. */
  readonly query?: string;
  /** What is shown when the page is shared; a path alone comes from remotes that were built before `SharePicture`. */
  readonly picture?: SharePicture | string;
}

/** Some messengers show a picture only as JPEG or PNG, and before they have fetched it only with its size. */
export interface SharePicture {
  /** Absolute path. */
  readonly path: string;
  readonly type: 'image/jpeg' | 'image/png';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const DEFAULT_PICTURE: SharePicture = {
  path: '/img/share/default/card-1200.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
};

/** Title, description, canonical address, other languages and sharing card of a page. */
export function PageHead({
  title,
  description,
  query = '',
  picture = DEFAULT_PICTURE,
}: PageHeadProps) {
  const { language, origin, siteName } = usePage();
  // The router takes the language prefix off: it is its basename.
  const path = useLocation().pathname;
  const address = (of: (typeof LANGUAGES)[number]) => `${origin}${addressIn(of, path)}${query}`;
  const whole = `${title} | ${siteName}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      {LANGUAGES.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LANGUAGE)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
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
