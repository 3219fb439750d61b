import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { ProperNames, Table } from '@tractor-haat/ui';
import { calculateTotal, createPriceLines, type PriceLine } from '../on-road/create-price-lines.ts';
import type { VisitListData } from './load-visit-list.ts';
import styles from './visit-list.module.css';

const TOTAL_ROW_ID = 'total';

export function OfferTable({ tractors, charges }: Pick<VisitListData, 'tractors' | 'charges'>) {
  const { t } = useTranslation('visit');
  const { t: ofRoad } = useTranslation('onroad');
  const { language } = usePage();
  const of = tractors.length > 0 ? tractors : [null];
  const bills = of.map((tractor) => createPriceLines(tractor?.price ?? null, charges, {}));
  const formatLine = (line: Pick<PriceLine, 'min' | 'max'> | null | undefined) => {
    if (!line || line.min === null) return ofRoad('on_road.not_known');
    const range = line.max !== null && line.max !== line.min ? line.max : null;
    return formatRupees(line.min, language) + (range ? ` – ${formatNumber(range, language)}` : '');
  };
  const names = (bills[0] ?? []).map(({ name }) => name);
  const renderColumnName = (tractor: (typeof of)[number], name: string) =>
    tractor && of.length > 1 ? (
      <ProperNames text={`${tractorName(tractor)}: ${name}`} names={[tractorName(tractor)]} />
    ) : (
      name
    );
  const columns = of.flatMap((tractor, index) => [
    { id: `ours-${index}`, name: renderColumnName(tractor, t('ours')) },
    { id: `offer-${index}`, name: renderColumnName(tractor, t('offer')) },
  ]);
  const cells = (ours: (index: number) => string) =>
    Object.fromEntries(
      of.flatMap((_, index) => [
        [`ours-${index}`, ours(index)],
        [`offer-${index}`, <BlankAmount key={index} />],
      ]),
    );
  return (
    <div className={styles.offer}>
      <Table
        caption={t('caption')}
        showCaption
        corner={t('line')}
        columns={columns}
        rows={[
          ...names.map((name) => ({
            id: name,
            name: ofRoad(`on_road.line.${name}`),
            cells: cells((index) => formatLine(bills[index]?.find((line) => line.name === name))),
          })),
          { id: 'less', name: t('less'), cells: cells(() => '—') },
          {
            id: TOTAL_ROW_ID,
            name: t('total'),
            cells: cells((index) => formatLine(calculateTotal(bills[index] ?? []))),
          },
        ]}
      />
    </div>
  );
}

const BlankAmount = () => <span className={styles.room}>₹</span>;
