import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import { ListView } from '../list/list-view.tsx';
import { Faq } from '../products/faq.tsx';
import { ItemList } from '../products/item-list.tsx';
import { TractorCard } from '../products/tractor-card.tsx';
import type { ListedTractors } from './listed-tractors.ts';
import type { TractorList } from './load-tractors.ts';

export function TractorResults({ list }: { list: TractorList }) {
  const { t } = useTranslation('tractors');
  const { choice, result, variant } = list;
  return (
    <>
      <ItemList paths={result.items.map(tractorPath)} />
      <Highlights highlights={result.highlights} />
      <ListView
        spec={variant.spec}
        choice={choice}
        result={result}
        countText={t('count', { count: result.total })}
        after={<ListEnd list={list} />}
      >
        {result.items.map((tractor, index) => (
          <TractorCard key={tractor.id} tractor={tractor} priority={index < 2} />
        ))}
      </ListView>
    </>
  );
}

function Highlights({ highlights }: Pick<ListedTractors, 'highlights'>) {
  const { t } = useTranslation('tractors');
  const { language } = usePage();
  const { cheapest, dearest, strongest } = highlights;
  const formatPrice = (tractor: typeof cheapest) =>
    tractor?.price ? formatRupees(tractor.price.min_inr, language) : null;
  const entries = [
    { name: 'cheapest', tractor: cheapest, value: formatPrice(cheapest) },
    { name: 'dearest', tractor: dearest, value: formatPrice(dearest) },
    {
      name: 'strongest',
      tractor: strongest,
      value: strongest?.hp ? `${formatNumber(strongest.hp, language)} HP` : null,
    },
    // A brand without public prices has only its power.
  ].filter(({ value }) => value !== null);
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('highlight.label')}>
      <dl className={sections.facts}>
        {entries.map(({ name, tractor, value }) => (
          <div key={name} className={sections.fact}>
            <dt>{t(`highlight.${name}`)}</dt>
            <dd>
              <b>{value}</b>
              {tractor ? (
                <small>
                  <Link to={tractorPath(tractor)} translate="no">
                    {tractorName(tractor)}
                  </Link>
                </small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const MAX_TABLE_ROWS = 10;

function ListEnd({ list }: { list: TractorList }) {
  return (
    <>
      <PriceTable list={list} />
      <Questions list={list} />
    </>
  );
}

function PriceTable({ list: { result } }: { list: TractorList }) {
  const { t } = useTranslation('asked');
  const { language } = usePage();
  const rows = result.items.filter(({ price }) => price !== null).slice(0, MAX_TABLE_ROWS);
  if (rows.length === 0) return null;
  return (
    <section className={sections.section}>
      <h2>{t('table.caption')}</h2>
      <Table
        caption={t('table.caption')}
        corner={t('table.model')}
        columns={[
          { id: 'hp', name: t('table.hp') },
          { id: 'from', name: t('table.from'), align: 'end' },
        ]}
        rows={rows.map((tractor) => ({
          id: String(tractor.id),
          name: (
            <Link to={tractorPath(tractor)} translate="no">
              {tractorName(tractor)}
            </Link>
          ),
          cells: {
            hp: tractor.hp === null ? '–' : formatNumber(tractor.hp, language),
            from: tractor.price ? formatRupees(tractor.price.min_inr, language) : '–',
          },
        }))}
      />
    </section>
  );
}

function Questions({ list: { variant, result } }: { list: TractorList }) {
  const { t } = useTranslation('asked');
  const { language } = usePage();
  const { cheapest, strongest } = result.highlights;
  const items = [
    ...(variant.name === 'brand'
      ? []
      : [
          {
            question: t(`kind.${variant.name}.question`),
            answer: t(`kind.${variant.name}.answer`),
          },
        ]),
    ...(cheapest?.price
      ? [
          {
            question: t('faq.cheapest'),
            answer: t('faq.cheapest_answer', {
              name: tractorName(cheapest),
              price: formatRupees(cheapest.price.min_inr, language),
            }),
          },
        ]
      : []),
    ...(strongest?.hp
      ? [
          {
            question: t('faq.strongest'),
            answer: t('faq.strongest_answer', {
              name: tractorName(strongest),
              hp: formatNumber(strongest.hp, language),
            }),
          },
        ]
      : []),
    { question: t('faq.gst'), answer: t('faq.gst_answer') },
  ];
  const highlighted = [cheapest, strongest].filter((tractor) => tractor !== null);
  return <Faq items={items} properNames={highlighted.map(tractorName)} />;
}
