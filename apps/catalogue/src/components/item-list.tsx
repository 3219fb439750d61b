import { localizePath } from '@tractor-haat/i18n';
import { JsonLd, usePage } from '@tractor-haat/platform';

/** Structured data of a list of machines; each address has its own product data. */
export function ItemList({ addresses }: { addresses: readonly string[] }) {
  const { language, origin } = usePage();
  if (addresses.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: addresses.map((to, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          url: origin + localizePath(language, to),
        })),
      }}
    />
  );
}
