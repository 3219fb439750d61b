import type { ComparedTractor } from '@tractor-haat/api-client';
import { Link, useTranslation } from '@tractor-haat/platform';
import { ProperNames } from '@tractor-haat/ui';
import styles from './comparison.module.css';

export function DealerGroup({ tractors }: { tractors: readonly ComparedTractor[] }) {
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
