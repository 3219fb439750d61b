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
  const { t: translateRoad } = useTranslation('onroad');
  const { language } = usePage();
  const columnTractors = tractors.length > 0 ? tractors : [null];
  const bills = columnTractors.map((tractor) =>
    createPriceLines(tractor?.price ?? null, charges, {}),
  );
  const formatLine = (line: Pick<PriceLine, 'min' | 'max'> | null | undefined) => {
    if (!line || line.min === null) return translateRoad('on_road.not_known');
    const range = line.max !== null && line.max !== line.min ? line.max : null;
    return formatRupees(line.min, language) + (range ? ` – ${formatNumber(range, language)}` : '');
  };
  const names = (bills[0] ?? []).map(({ name }) => name);
  const renderColumnName = (tractor: (typeof columnTractors)[number], name: string) =>
    tractor && columnTractors.length > 1 ? (
      <ProperNames text={`${tractorName(tractor)}: ${name}`} names={[tractorName(tractor)]} />
    ) : (
      name
    );
  const columns = columnTractors.flatMap((tractor, index) => [
    { id: `ours-${index}`, name: renderColumnName(tractor, t('ours')) },
    { id: `offer-${index}`, name: renderColumnName(tractor, t('offer')) },
  ]);
  const createCells = (formatOurs: (index: number) => string) =>
    Object.fromEntries(
      columnTractors.flatMap((_, index) => [
        [`ours-${index}`, formatOurs(index)],
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
            name: translateRoad(`on_road.line.${name}`),
            cells: createCells((index) =>
              formatLine(bills[index]?.find((line) => line.name === name)),
            ),
          })),
          { id: 'less', name: t('less'), cells: createCells(() => '—') },
          {
            id: TOTAL_ROW_ID,
            name: t('total'),
            cells: createCells((index) => formatLine(calculateTotal(bills[index] ?? []))),
          },
        ]}
      />
    </div>
  );
}

const BlankAmount = () => <span className={styles.room}>₹</span>;
