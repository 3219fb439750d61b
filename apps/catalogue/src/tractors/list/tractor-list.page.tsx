import {
  type LoaderFunctionArgs,
  notFound,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { writeChoice } from '../../list/choice.ts';
import { askedOf, fromApi } from '../../list/load.ts';
import { PageFrame } from '../../parts/page-frame.tsx';
import sections from '../../parts/sections.module.css';
import { Tiles } from '../../parts/tiles.tsx';
import { loadTractors, type TractorList } from './load-tractors.ts';
import { TractorResults } from './tractor-results.tsx';
import { VARIANTS } from './variants.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<TractorList> {
  const asked = askedOf(request);
  const variant = VARIANTS[asked.path];
  if (!variant) throw notFound();
  return fromApi(() => loadTractors(asked, variant));
}

/** Tractors of all brands, or those of a kind that has an address of its own. */
export function Component() {
  const { t } = useTranslation('tractors');
  const list = useLoaderData<TractorList>();
  const { variant, choice } = list;
  const words = (part: string) => t(`variant.${variant.name}.${part}`);
  const bare = { filters: {}, sort: variant.spec.sorts[0] ?? '', page: choice.page };
  return (
    <PageFrame
      title={words('title')}
      description={words('intro')}
      query={writeChoice(bare, variant.spec)}
      heading={words('heading')}
      intro={<p>{words('intro')}</p>}
      way={variant.name === 'all' ? [] : [{ name: t('tractors'), to: '/tractors' }]}
      here={variant.name === 'all' ? t('tractors') : words('heading')}
    >
      {variant.name === 'series' && choice.page === 1 ? <SeriesTiles list={list} /> : null}
      <TractorResults
        key={variant.name}
        list={list}
        question={{ question: words('question'), answer: words('answer') }}
      />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}

function SeriesTiles({ list: { result, choice } }: { list: TractorList }) {
  const { t } = useTranslation('tractors');
  if (choice.filters.series) return null;
  const series = result.facets.series ?? [];
  return (
    <section className={sections.section} aria-label={t('series_tiles')}>
      <Tiles
        items={series.map(({ slug, count }) => ({
          to: `/tractor-series-in-india?series=${slug}`,
          name: slug
            .split('-')
            .map((word) => word[0]?.toUpperCase() + word.slice(1))
            .join(' '),
          line: t('brand.models', { count }),
        }))}
      />
    </section>
  );
}
