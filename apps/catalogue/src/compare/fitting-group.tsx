import type { ComparedTractor, LargestImplement } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import styles from './comparison.module.css';
import { hasDifferences } from './create-compared-groups.ts';

const MAX_KINDS = 6;

interface FittingGroupProps {
  readonly tractors: readonly ComparedTractor[];
  readonly onlyDifferences: boolean;
}

export function FittingGroup({ tractors, onlyDifferences }: FittingGroupProps) {
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
