import type { WidgetDefinition } from '@tractor-haat/platform';

export const widgets: Readonly<Record<string, WidgetDefinition>> = {
  'brand-tiles': {
    namespaces: ['choose'],
    still: true,
    load: () => import('./home/brand-tiles.widget.tsx'),
  },
  'compare-pairs': {
    namespaces: ['choose'],
    still: true,
    load: () => import('./home/compare-pairs.widget.tsx'),
  },
  'saved-products': {
    namespaces: ['lists'],
    load: () => import('./saved/saved-products.widget.tsx'),
  },
  finder: {
    namespaces: ['choose', 'lists'],
    still: true,
    load: () => import('./home/finder.widget.tsx'),
  },
  'implement-types': {
    namespaces: ['implements'],
    load: () => import('./implements/implement-types.widget.tsx'),
  },
  'power-chooser': {
    namespaces: ['choose', 'lists'],
    still: true,
    load: () => import('./home/power-chooser.widget.tsx'),
  },
  'related-machines': {
    namespaces: ['lists', 'implements', 'tyres'],
    load: () => import('./products/related-machines.widget.tsx'),
  },
  'owner-reviews': {
    namespaces: ['reviews', 'lists'],
    still: true,
    load: () => import('./home/owner-reviews.widget.tsx'),
  },
  'tractor-facts': {
    namespaces: ['lists', 'tractor', 'specs'],
    load: () => import('./tractors/tractor-facts.widget.tsx'),
  },
  'tractor-related': {
    namespaces: ['lists', 'specs', 'implements', 'used'],
    load: () => import('./tractors/tractor-related.widget.tsx'),
  },
  'tractor-reviews': {
    namespaces: ['lists', 'reviews'],
    load: () => import('./tractors/tractor-reviews.widget.tsx'),
  },
  'tractor-row': {
    namespaces: ['lists'],
    still: true,
    load: () => import('./home/tractor-row.widget.tsx'),
  },
  'tyre-row': {
    namespaces: ['tyres', 'lists'],
    still: true,
    load: () => import('./home/tyre-row.widget.tsx'),
  },
  'used-row': {
    namespaces: ['used', 'lists'],
    still: true,
    load: () => import('./home/used-row.widget.tsx'),
  },
};
