export interface Destination {
  /** Translation key in the namespace `shell`. */
  readonly label: string;
  readonly to: string;
}

export interface Menu extends Destination {
  readonly id: MenuId;
}

export type MenuId =
  | 'tractor-brands'
  | 'new-tractors'
  | 'used-tractor'
  | 'loan'
  | 'implements'
  | 'tyre'
  | 'blogs'
  | 'videos'
  | 'more';

export const menus: readonly Menu[] = [
  { id: 'tractor-brands', label: 'nav.tractor_brands', to: '/tractor-brands' },
  { id: 'new-tractors', label: 'nav.new_tractors', to: '/tractors' },
  { id: 'used-tractor', label: 'nav.used_tractor', to: '/second-hand-tractor' },
  { id: 'loan', label: 'nav.loan', to: '/tractor-loan' },
  { id: 'implements', label: 'nav.implements', to: '/tractor-implements-in-india' },
  { id: 'tyre', label: 'nav.tyre', to: '/tyres' },
  { id: 'blogs', label: 'nav.blogs', to: '/tractor-industry-news-blogs' },
  { id: 'videos', label: 'nav.videos', to: '/tractor-videos' },
  { id: 'more', label: 'nav.more', to: '/tractors-question-hub' },
];
