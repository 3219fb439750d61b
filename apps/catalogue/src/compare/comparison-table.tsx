import type { ComparedTractor } from '@tractor-haat/api-client';
import { tractorName } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { VisuallyHidden } from '@tractor-haat/ui';
import { CheckIcon } from '@tractor-haat/ui/icons';
import styles from './comparison.module.css';
import type { ComparedGroup, ComparedRow } from './create-compared-groups.ts';
import { DealerGroup } from './dealer-group.tsx';
import { FittingGroup } from './fitting-group.tsx';

interface ComparisonTableProps {
  readonly tractors: readonly ComparedTractor[];
  readonly groups: readonly ComparedGroup[];
  readonly onlyDifferences: boolean;
}

export function ComparisonTable({ tractors, groups, onlyDifferences }: ComparisonTableProps) {
  const { t } = useTranslation('buying');
  return (
    <table className={styles.table} data-columns={tractors.length}>
      <caption>
        <VisuallyHidden>{t('compare.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {tractors.map((tractor) => (
            <th key={tractor.id} scope="col" translate="no">
              {tractorName(tractor)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={tractors.length + 1}>
              {name === 'price' ? t('compare.price') : t(`specs:group.${name}`)}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.name} row={row} tractors={tractors} />
          ))}
        </tbody>
      ))}
      <FittingGroup tractors={tractors} onlyDifferences={onlyDifferences} />
      {onlyDifferences ? null : <DealerGroup tractors={tractors} />}
    </table>
  );
}

const PRICE_ROWS = new Set(['price', 'emi']);

function Row({ row, tractors }: { row: ComparedRow; tractors: readonly ComparedTractor[] }) {
  const { t } = useTranslation('buying');
  const { name, values, differs, better } = row;
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">{t(PRICE_ROWS.has(name) ? `compare.row.${name}` : `specs:spec.${name}`)}</th>
      {tractors.map(({ id }, index) => (
        <td key={id}>
          {better[index] ? (
            <span className={styles.better}>
              <CheckIcon size={16} />
              <VisuallyHidden>{t('compare.better')} </VisuallyHidden>
              {values[index]}
            </span>
          ) : (
            (values[index] ?? '–')
          )}
        </td>
      ))}
    </tr>
  );
}
