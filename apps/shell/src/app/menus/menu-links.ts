import type { MenuId } from './menus.ts';

export interface MenuLink {
  /** Translation key in the namespace `menus`. */
  readonly label: string;
  readonly to: string;
  readonly implementType?: string;
}

const tractorBrands = [
  'farmtrac',
  'sonalika',
  'swaraj',
  'mahindra',
  'john-deere',
  'kubota',
  'same-deutz-fahr',
  'massey-ferguson',
  'kartar',
  'indo-farm',
  'vst-shakti',
  'cellestial',
  'preet',
  'escorts',
  'cnh-industrial',
  'new-holland',
  'powertrac',
  'solis',
  'eicher',
  'ace',
  'trakstar',
  'josh',
  'captain',
  'standard',
  'hav',
  'force',
  'hmt',
];

const implementTypes = [
  'plough',
  'cultivator',
  'sprayer',
  'power-tiller',
  'rotavator',
  'baler',
  'combine-harvester',
  'harrow',
  'super-seeder',
  'laser-land-leveler',
  'rice-transplanter',
  'straw-reaper',
  'mulcher',
  'tipping-trailer',
];

const implementBrands = [
  'fieldking',
  'landforce',
  'shaktiman',
  'mahindra',
  'khedut',
  'soil-master',
];

const tyreBrands = [
  'mrf',
  'jk-tyre',
  'apollo',
  'ceat',
  'good-year',
  'mrl',
  'birla',
  'ralco',
  'bkt',
  'tvs',
];

const blogCategories = [
  'new-tractor-launch',
  'tractor-news',
  'agriculture-news',
  'expert-reviews',
  'customer-reviews',
  'sarkari-yojana-news',
  'tractor-sales',
  'tyre-news',
  'implement-news',
  'automobile-news',
];

/**
 * Value of the `translate` attribute. Browsers would translate the brand names Captain and Force as
 * words.
 */
export const toMenuTranslateAttribute = (label: string): 'no' | undefined =>
  label.includes('_brand.') ? 'no' : undefined;

export const menuLinks: Readonly<Record<MenuId, readonly MenuLink[]>> = {
  'tractor-brands': [
    ...tractorBrands.map((slug) => ({ label: `tractor_brand.${slug}`, to: `/tractor/${slug}` })),
    { label: 'tractors.brands', to: '/tractor-brands' },
  ],
  'new-tractors': [
    { label: 'tractors.all', to: '/tractors' },
    { label: 'tractors.latest', to: '/latest-tractors-in-india' },
    { label: 'tractors.mini', to: '/mini-tractors-in-india' },
    { label: 'tractors.four_wd', to: '/4wd-tractors-in-india' },
    { label: 'tractors.two_wd', to: '/2wd-tractors-in-india' },
    { label: 'tractors.ac', to: '/ac-tractors-in-india' },
    { label: 'tractors.electric', to: '/electric-tractors-in-india' },
    { label: 'tractors.cng', to: '/cng-tractors-in-india' },
    { label: 'tractors.trem_iv', to: '/trem-iv-tractors-in-india' },
    { label: 'tractors.series', to: '/tractor-series-in-india' },
    { label: 'tractors.compare', to: '/compare-tractors' },
    { label: 'tractors.on_road_price', to: '/tractor-on-road-price' },
    { label: 'tractors.insurance', to: '/tractor-insurance' },
    { label: 'tractors.dealers', to: '/tractor-dealers-in-india' },
    { label: 'tractors.dealership_enquiry', to: '/tractor-dealership-enquiry' },
    { label: 'tractors.reviews', to: '/tractor-review' },
  ],
  'used-tractor': [
    { label: 'used.buy', to: '/second-hand-tractor' },
    { label: 'used.mini', to: '/second-hand-tractor/mini-tractor' },
    { label: 'used.sell', to: '/sell-old-tractor' },
  ],
  loan: [
    { label: 'loan.tractor', to: '/tractor-loan' },
    { label: 'loan.used', to: '/second-hand-tractor-loan' },
    { label: 'loan.against', to: '/loan-against-tractor' },
    { label: 'loan.cost_per_acre', to: '/cost-per-acre' },
    { label: 'loan.emi', to: '/tractor-emi-calculator' },
  ],
  implements: [
    { label: 'implement.all', to: '/tractor-implements-in-india' },
    ...implementTypes.map((slug) => ({
      label: `implement.${slug}`,
      to: `/tractor-implements-in-india/${slug}`,
      implementType: slug,
    })),
    { label: 'implement.brands', to: '/tractor-implements-brands-in-india' },
    ...implementBrands.map((slug) => ({
      label: `implement_brand.${slug}`,
      to: `/tractor-implements/${slug}`,
    })),
    { label: 'implement.finder', to: '/implement-finder' },
    { label: 'implement.dealers', to: '/tractor-implement-dealers-in-india' },
    { label: 'implement.on_road_price', to: '/implement-on-road-price' },
  ],
  tyre: [
    { label: 'tyre.tyres', to: '/tyres' },
    { label: 'tyre.price', to: '/tyre-price' },
    { label: 'tyre.tractor_tyre', to: '/tractor-tyre-in-india' },
    ...tyreBrands.map((slug) => ({
      label: `tyre_brand.${slug}`,
      to: `/tyre/${slug}-tractor-tyre-in-india`,
    })),
    { label: 'tyre.dealers', to: '/tractor-tyre-dealers-in-india' },
  ],
  blogs: [
    { label: 'blog.all', to: '/tractor-industry-news-blogs' },
    ...blogCategories.map((slug) => ({
      label: `blog.${slug}`,
      to: `/tractor-industry-news-blogs/category/${slug}`,
    })),
    { label: 'blog.subsidies', to: '/tractors-subsidy-in-india' },
  ],
  videos: [
    { label: 'video.videos', to: '/tractor-videos' },
    { label: 'video.reels', to: '/tractor-reels-and-shorts' },
    { label: 'video.web_stories', to: '/web-story-in-india' },
  ],
  more: [
    { label: 'more.question_hub', to: '/tractors-question-hub' },
    { label: 'more.construction', to: '/construction-machinery-and-equipment-in-india' },
    { label: 'more.farm_equipment', to: '/agriculture-and-farm-equipment-in-india' },
    { label: 'more.notebook', to: '/my' },
    { label: 'more.display', to: '/display' },
    { label: 'more.about', to: '/about' },
    { label: 'more.contacts', to: '/our-contacts' },
    { label: 'more.partner', to: '/partner' },
    { label: 'more.career', to: '/career' },
    { label: 'more.terms', to: '/terms-of-use' },
    { label: 'more.tractorjunction', to: '/tractorjunction' },
  ],
};
