import type { Destination } from './menus.ts';

// Separate from `menus.ts`, because islands import the menus and should not load these links.

export const stripLinks: readonly Destination[] = [
  { label: 'strip.implement_price', to: '/implement-on-road-price' },
  {
    label: 'strip.implement_news',
    to: '/tractor-industry-news-blogs/category/implement-news',
  },
  { label: 'strip.implement_videos', to: '/tractor-videos' },
  { label: 'strip.implement_reels', to: '/tractor-reels-and-shorts' },
  { label: 'strip.implement_webstory', to: '/web-story-in-india' },
  { label: 'strip.emi_calculator', to: '/tractor-emi-calculator' },
];

export const bottomBarLinks: readonly Destination[] = [
  { label: 'bottom.tractor', to: '/' },
  { label: 'bottom.implements', to: '/tractor-implements-in-india' },
  { label: 'bottom.tyres', to: '/tyres' },
  { label: 'bottom.finance', to: '/tractor-loan' },
];

export const onRoadPriceLink: Destination = {
  label: 'header.on_road_price',
  to: '/tractor-on-road-price',
};

export const topTractors: readonly Destination[] = [
  'mahindra-575-di/9',
  'swaraj-744-fe/27',
  'john-deere-5050-d/47',
  'eicher-380-super-di/61',
  'powertrac-439-plus/78',
].map((model) => ({ label: `footer.tractor.${model.split('/')[0]}`, to: `/tractor/${model}` }));

interface NetworkLink {
  readonly name: string;
  readonly to: string;
}

/** The encoded URL of the page is appended to `to`. */
export const shareLinks: readonly NetworkLink[] = [
  { name: 'WhatsApp', to: 'https://wa.me/?text=' },
  { name: 'Facebook', to: 'https://www.facebook.com/sharer/sharer.php?u=' },
  { name: 'X', to: 'https://x.com/intent/post?url=' },
  { name: 'LinkedIn', to: 'https://www.linkedin.com/sharing/share-offsite/?url=' },
];

export const footerColumns: readonly {
  readonly heading: string;
  readonly links: readonly Destination[];
  /** True for names of makers and models, which browsers must not translate. */
  readonly hasProperNames?: true;
}[] = [
  {
    heading: 'footer.popular_searches',
    links: [
      { label: 'footer.popular_under_5_lakh', to: '/tractors?price=up-to-3-lakh&price=3-5-lakh' },
      { label: 'footer.popular_45_hp', to: '/tractors?hp=41-50' },
      { label: 'footer.popular_mini', to: '/mini-tractors-in-india' },
      { label: 'footer.popular_rotavator', to: '/tractor-implements-in-india/rotavator' },
    ],
  },
  {
    heading: 'footer.top_tractors',
    links: topTractors,
    hasProperNames: true,
  },
  {
    heading: 'footer.brands',
    links: ['mahindra', 'swaraj', 'sonalika', 'john-deere', 'massey-ferguson'].map((slug) => ({
      label: `footer.brand.${slug}`,
      to: `/tractor/${slug}`,
    })),
    hasProperNames: true,
  },
  {
    heading: 'footer.about',
    links: [
      { label: 'footer.about_us', to: '/about' },
      { label: 'footer.contact', to: '/our-contacts' },
      { label: 'footer.partner', to: '/partner' },
      { label: 'footer.career', to: '/career' },
      { label: 'footer.terms', to: '/terms-of-use' },
      { label: 'footer.privacy', to: '/privacy' },
    ],
  },
];
