import { Link, useTranslation } from '@tractor-haat/platform';
import { type MenuLink, menuLinks, toMenuTranslateAttribute } from '../menus/menu-links.ts';
import type { DeferredSection } from './render-near-viewport.tsx';

const pickLinksBelow = (links: readonly MenuLink[], start: string) =>
  links.filter(({ to }) => to.startsWith(start) && to !== start);
const pickLinks = (links: readonly MenuLink[], ...labels: string[]) =>
  links.filter(({ label }) => labels.includes(label));

const tractors = menuLinks['new-tractors'];
const { loan, implements: implementLinks, tyre, blogs, videos } = menuLinks;

const SECTION_LINKS: Readonly<Record<DeferredSection, readonly MenuLink[]>> = {
  latest: pickLinks(
    tractors,
    'tractors.four_wd',
    'tractors.two_wd',
    'tractors.ac',
    'tractors.electric',
    'tractors.cng',
  ),
  used: pickLinks(menuLinks['used-tractor'], 'used.mini', 'used.sell'),
  compare: pickLinks(tractors, 'tractors.series', 'tractors.on_road_price'),
  emi: pickLinks(loan, 'loan.tractor', 'loan.used', 'loan.against'),
  implements: pickLinksBelow(implementLinks, '/tractor-implements-in-india'),
  mini: pickLinks(menuLinks['used-tractor'], 'used.mini'),
  tyres: pickLinksBelow(tyre, '/tyre/'),
  news: pickLinks(
    blogs,
    'blog.new-tractor-launch',
    'blog.tractor-news',
    'blog.agriculture-news',
    'blog.sarkari-yojana-news',
    'blog.implement-news',
  ),
  videos: pickLinks(videos, 'video.reels', 'video.web_stories'),
  reviews: pickLinks(blogs, 'blog.expert-reviews', 'blog.customer-reviews'),
};

export function PlainLinks({ section }: { section: DeferredSection }) {
  const { t } = useTranslation('menus');
  return (
    <ul>
      {SECTION_LINKS[section].map(({ label, to }) => (
        <li key={to}>
          <Link to={to} translate={toMenuTranslateAttribute(label)}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
