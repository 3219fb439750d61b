import { localizePath } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { StructuredData } from './structured-data.tsx';

export function ItemList({ items }: { items: readonly { name: string; to: string }[] }) {
  const { language, origin } = usePage();
  if (items.length === 0) return null;
  return (
    <StructuredData
      data={{
        '@type': 'ItemList',
        itemListElement: items.map(({ name, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + localizePath(language, to),
        })),
      }}
    />
  );
}
