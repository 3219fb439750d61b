import { localizePath } from '@tractor-haat/i18n';
import { JsonLd, usePage } from '@tractor-haat/platform';

/** Structured data of a list: only the URLs, because each linked page describes its own product. */
export function ItemList({ paths }: { paths: readonly string[] }) {
  const { language, origin } = usePage();
  if (paths.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: paths.map((to, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + localizePath(language, to),
        })),
      }}
    />
  );
}
