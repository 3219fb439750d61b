import type { TractorCard } from '@tractor-haat/api-client';
import { addressIn } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { tractorAddress, tractorName } from '../tractor-card.tsx';

/** The list as search engines read it. */
export function useListStructure(items: readonly TractorCard[]) {
  const { language, origin } = usePage();
  return {
    '@type': 'ItemList',
    itemListElement: items.map((tractor, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: tractorName(tractor),
      url: origin + addressIn(language, tractorAddress(tractor)),
    })),
  };
}
