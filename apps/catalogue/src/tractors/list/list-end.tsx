import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import { Faq } from '../../components/faq.tsx';
import type { TractorList } from './load-tractors.ts';

const MAX_TABLE_ROWS = 10;

export function ListEnd({ list }: { list: TractorList }) {
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
