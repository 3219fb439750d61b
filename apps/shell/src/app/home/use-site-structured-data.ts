import { localizePath } from '@tractor-haat/i18n';
import { type StructuredData, usePage } from '@tractor-haat/platform';

export function useSiteStructuredData(): StructuredData {
  const { language, origin, siteName } = usePage();
  const home = origin + localizePath(language, '/');
  const search = origin + localizePath(language, '/search');
  const organisation = `${origin}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organisation,
        name: siteName,
        url: origin,
        logo: `${origin}/favicon.svg`,
      },
      {
        '@type': 'WebSite',
        name: siteName,
        url: home,
        inLanguage: language,
        publisher: { '@id': organisation },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={query}` },
          'query-input': 'required name=query',
        },
      },
    ],
  };
}
