import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from '@tractor-haat/i18n';
import { useLocation } from 'react-router-dom';
import { usePage } from './page-context.ts';

export interface PageHeadProps {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** The part of the query that makes this a page of its own, like `?page=2`; none when left out. */
  readonly query?: string;
  /** Absolute path of the picture that is shown when the page is shared. */
  readonly picture?: string;
}

const DEFAULT_PICTURE = '/img/share/default/card-1200.webp';

/** Title, description, canonical address, other languages and sharing card of a page. */
export function PageHead({ title, description, query = '', picture }: PageHeadProps) {
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
      <meta property="og:image" content={`${origin}${picture ?? DEFAULT_PICTURE}`} />
      <meta property="og:site_name" content={siteName} />
    </>
  );
}
