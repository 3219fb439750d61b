import type { ComparedTractor, LargestImplement } from '@tractor-haat/api-client';
import { tractorName } from '@tractor-haat/pages';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ProperNames, VisuallyHidden } from '@tractor-haat/ui';
import { CheckIcon } from '@tractor-haat/ui/icons';
import styles from './comparison.module.css';
import { type ComparedGroup, type ComparedRow, hasDifferences } from './create-compared-groups.ts';

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

const MAX_KINDS = 6;

interface FittingGroupProps {
  readonly tractors: readonly ComparedTractor[];
  readonly onlyDifferences: boolean;
}

function FittingGroup({ tractors, onlyDifferences }: FittingGroupProps) {
  const { t } = useTranslation('buying');
  const rows = createRows(tractors).filter(({ differs }) => differs || !onlyDifferences);
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={tractors.length + 1}>
          {t('compare.fitting')}
        </th>
      </tr>
      {rows.map(({ type, fitting, differs }) => (
        <tr key={type.type_slug} className={differs ? styles.differs : undefined}>
          <th scope="row" lang={type.type_name.language}>
            {type.type_name.text}
          </th>
          {tractors.map(({ id }, index) => (
            <td key={id}>
              <Fitting of={fitting[index]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Fitting({ of }: { of: LargestImplement | undefined }) {
  const { t } = useTranslation('buying');
  if (!of) return <>{t('compare.none_fits')}</>;
  const { brand_slug, slug, id, brand_name, model, fit } = of;
  return (
    <>
      <Link to={`/tractor-implements/${brand_slug}/${slug}/${id}`} translate="no">
        {brand_name.text} {model}
      </Link>
      <small className={styles.fit}>{t(`specs:detail.fit.${fit}`)}</small>
    </>
  );
}

function createRows(tractors: readonly ComparedTractor[]) {
  const kinds = new Map<string, LargestImplement>();
  for (const implement of tractors.flatMap((tractor) => tractor.implements)) {
    if (!kinds.has(implement.type_slug)) kinds.set(implement.type_slug, implement);
  }
  return [...kinds.values()].slice(0, MAX_KINDS).map((type) => {
    const fitting = tractors.map((tractor) =>
      tractor.implements.find(({ type_slug }) => type_slug === type.type_slug),
    );
    const differs = hasDifferences(
      fitting.map((implement) => (implement ? `${implement.id} ${implement.fit}` : null)),
    );
    return { type, fitting, differs };
  });
}

function DealerGroup({ tractors }: { tractors: readonly ComparedTractor[] }) {
  const { t } = useTranslation('buying');
  const isDemo = tractors.some(({ dealers }) => dealers.some((dealer) => dealer.demo));
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={tractors.length + 1}>
          {t('compare.dealers')}
          {isDemo ? <small> ({t('lists:demo')})</small> : null}
        </th>
      </tr>
      <tr>
        <th scope="row">{t('compare.dealers_listed')}</th>
        {tractors.map(({ id, brand_slug, brand_name, dealer_count }) => (
          <td key={id}>
            {dealer_count > 0 ? (
              <Link to={`/tractor-dealers-in-india?brand=${brand_slug}`}>
                <ProperNames
                  text={t('compare.dealers_of', { count: dealer_count, brand: brand_name.text })}
                  names={[brand_name.text]}
                />
              </Link>
            ) : (
              '–'
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
