import { addressIn } from '@tractor-haat/i18n';
import { JsonLd, usePage } from '@tractor-haat/platform';

/** A list of machines as search engines read it. */
export function ItemList({ items }: { items: readonly { name: string; to: string }[] }) {
  const { language, origin } = usePage();
  if (items.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: items.map(({ name, to }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: origin + addressIn(language, to),
        })),
      }}
    />
  );
}
