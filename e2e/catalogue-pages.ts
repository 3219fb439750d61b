/** Every address of the catalogue that stands for itself; details are reached from their lists. */
export const CATALOGUE_PAGES = [
  '/tractors',
  '/latest-tractors-in-india',
  '/mini-tractors-in-india',
  '/ac-tractors-in-india',
  '/cng-tractors-in-india',
  '/4wd-tractors-in-india',
  '/2wd-tractors-in-india',
  '/electric-tractors-in-india',
  '/trem-iv-tractors-in-india',
  '/tractor-series-in-india',
  '/tractor-brands',
  '/tractor/mahindra',
  '/tractor/josh',
  '/tractor-implements/fieldking',
  '/tractor-implements-brands-in-india',
  '/tyres',
  '/tyre-price',
  '/tractor-tyre-in-india',
  '/tyre/mrf-tractor-tyre-in-india',
  '/second-hand-tractor',
  '/second-hand-tractor/mini-tractor',
  '/construction-machinery-and-equipment-in-india',
  '/agriculture-and-farm-equipment-in-india',
  '/tractor-review',
] as const;

/** Lists whose first card leads to a detail page. */
export const LISTS_WITH_DETAILS = [
  '/tractors',
  '/tractor-implements-in-india',
  '/tyres',
  '/second-hand-tractor',
] as const;
