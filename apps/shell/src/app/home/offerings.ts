/** Tile of the home page. */
export interface Offering {
  /** Translation key in the namespace `home`. */
  readonly label: string;
  readonly to: string;
  /** Name of the picture, served as `/img/tile/<picture>/card-…`. */
  readonly picture: string;
  readonly wideOnly?: true;
}

export const offerings: readonly Offering[] = [
  { label: 'tiles.new_tractors', to: '/tractors', picture: 'new-tractors' },
  { label: 'tiles.used_tractors', to: '/second-hand-tractor', picture: 'used-tractors' },
  { label: 'tiles.sell_tractor', to: '/sell-old-tractor', picture: 'sell-tractor' },
  { label: 'tiles.implements', to: '/tractor-implements-in-india', picture: 'implements' },
  { label: 'tiles.tyres', to: '/tyres', picture: 'tyres' },
  { label: 'tiles.on_road_price', to: '/tractor-on-road-price', picture: 'on-road-price' },
  { label: 'tiles.tractor_loan', to: '/tractor-loan', picture: 'loan' },
  { label: 'tiles.emi_calculator', to: '/tractor-emi-calculator', picture: 'emi' },
  { label: 'tiles.compare', to: '/compare-tractors', picture: 'compare' },
  { label: 'tiles.dealers', to: '/tractor-dealers-in-india', picture: 'dealers' },
  { label: 'tiles.reviews', to: '/tractor-review', picture: 'reviews' },
  { label: 'tiles.videos', to: '/tractor-videos', picture: 'videos' },
  { label: 'tiles.reels', to: '/tractor-reels-and-shorts', picture: 'reels' },
  { label: 'tiles.web_stories', to: '/web-story-in-india', picture: 'web-stories' },
  { label: 'tiles.question_hub', to: '/tractors-question-hub', picture: 'question-hub' },
  {
    label: 'tiles.agriculture_news',
    to: '/tractor-industry-news-blogs/category/agriculture-news',
    picture: 'agriculture-news',
    wideOnly: true,
  },
];
