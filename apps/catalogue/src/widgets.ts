import type { WidgetDefinition } from '@tractor-haat/platform';

/** What other pages, home above all, show of the catalogue. */
export const widgets: Readonly<Record<string, WidgetDefinition>> = {
  'brand-tiles': {
    namespaces: ['choose'],
    still: true,
    load: () =>
      import(/* webpackChunkName: "catalogue-brand-tiles" */ './home/brand-tiles.widget.tsx'),
  },
  'compare-pairs': {
    namespaces: ['choose'],
    still: true,
    load: () =>
      import(/* webpackChunkName: "catalogue-compare-pairs" */ './home/compare-pairs.widget.tsx'),
  },
  'emi-strip': {
    namespaces: ['choose'],
    load: () => import(/* webpackChunkName: "catalogue-emi-strip" */ './home/emi-strip.widget.tsx'),
  },
  finder: {
    namespaces: ['choose', 'lists'],
    still: true,
    load: () => import(/* webpackChunkName: "catalogue-finder" */ './home/finder.widget.tsx'),
  },
  'implement-types': {
    namespaces: ['implements'],
    load: () =>
      import(
        /* webpackChunkName: "catalogue-implement-types" */ './implements/types/implement-types.widget.tsx'
      ),
  },
  'power-chooser': {
    namespaces: ['choose', 'lists'],
    still: true,
    load: () =>
      import(/* webpackChunkName: "catalogue-power-chooser" */ './home/power-chooser.widget.tsx'),
  },
  'related-machines': {
    namespaces: ['lists', 'implements', 'tyres'],
    load: () =>
      import(
        /* webpackChunkName: "catalogue-related-machines" */ './related/related-machines.widget.tsx'
      ),
  },
  'owner-reviews': {
    namespaces: ['reviews', 'lists'],
    still: true,
    load: () =>
      import(/* webpackChunkName: "catalogue-owner-reviews" */ './home/owner-reviews.widget.tsx'),
  },
  'tractor-facts': {
    namespaces: ['lists', 'tractor', 'specs'],
    load: () =>
      import(
        /* webpackChunkName: "catalogue-tractor-facts" */ './tractors/detail/tractor-facts.widget.tsx'
      ),
  },
  'tractor-related': {
    namespaces: ['lists', 'specs', 'implements', 'used'],
    load: () =>
      import(
        /* webpackChunkName: "catalogue-tractor-related" */ './tractors/detail/tractor-related.widget.tsx'
      ),
  },
  'tractor-reviews': {
    namespaces: ['lists', 'reviews'],
    load: () =>
      import(
        /* webpackChunkName: "catalogue-tractor-reviews" */ './tractors/detail/tractor-reviews.widget.tsx'
      ),
  },
  'tractor-row': {
    namespaces: ['lists'],
    still: true,
    load: () =>
      import(/* webpackChunkName: "catalogue-tractor-row" */ './home/tractor-row.widget.tsx'),
  },
  'tyre-row': {
    namespaces: ['tyres', 'lists'],
    still: true,
    load: () => import(/* webpackChunkName: "catalogue-tyre-row" */ './home/tyre-row.widget.tsx'),
  },
  'used-row': {
    namespaces: ['used', 'lists'],
    still: true,
    load: () => import(/* webpackChunkName: "catalogue-used-row" */ './home/used-row.widget.tsx'),
  },
};
