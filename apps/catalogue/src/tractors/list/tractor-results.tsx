import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import { ListView } from '../../list/list-view.tsx';
import { Faq } from '../../parts/faq.tsx';
import { ItemList } from '../../parts/item-list.tsx';
import sections from '../../parts/sections.module.css';
import { TractorCard, tractorAddress, tractorName } from '../tractor-card.tsx';
import { Highlights } from './highlights.tsx';
import type { TractorList } from './load-tractors.ts';

const TABLE_ROWS = 10;

/** Highlights, filters, cards, price table and questions of any list of tractors. */
export function TractorResults({
  list,
  question,
}: {
  list: TractorList;
  /** The list's own question. */
  question?: { question: string; answer: string };
}) {
  const { t } = useTranslation('tractors');
  const { choice, result, variant } = list;
  return (
    <>
      <ItemList
        items={result.items.map((tractor) => ({
          name: tractorName(tractor),
          to: tractorAddress(tractor),
        }))}
      />
      <Highlights highlights={result.highlights} />
      <ListView
        spec={variant.spec}
        choice={choice}
        result={result}
        countText={t('count', { count: result.total })}
        after={
          <>
            <PriceTable list={list} />
            <Questions list={list} own={question} />
          </>
        }
      >
        {result.items.map((tractor, place) => (
          <TractorCard key={tractor.id} tractor={tractor} priority={place < 2} />
        ))}
      </ListView>
    </>
  );
}

function PriceTable({ list: { result } }: { list: TractorList }) {
  const { t } = useTranslation('tractors');
  const { language } = usePage();
  const rows = result.items.filter(({ price }) => price !== null).slice(0, TABLE_ROWS);
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
          name: <Link to={tractorAddress(tractor)}>{tractorName(tractor)}</Link>,
          cells: {
            hp: tractor.hp === null ? '–' : formatNumber(tractor.hp, language),
            from: tractor.price ? formatRupees(tractor.price.min_inr, language) : '–',
          },
        }))}
      />
    </section>
  );
}

function Questions({
  list,
  own,
}: {
  list: TractorList;
  own: { question: string; answer: string } | undefined;
}) {
  const { t } = useTranslation('tractors');
  const { language } = usePage();
  const { cheapest, strongest } = list.result.highlights;
  const items = [
    ...(own ? [own] : []),
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
  return <Faq items={items} />;
}
