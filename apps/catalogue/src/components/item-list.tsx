import { addressIn } from '@tractor-haat/i18n';
import { JsonLd, usePage } from '@tractor-haat/platform';

/** A list of machines as search engines read it: each has a page of its own, which says what it is. */
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
          url: origin + addressIn(language, to),
        })),
      }}
    />
  );
}
