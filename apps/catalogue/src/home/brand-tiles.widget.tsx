import { api, type MakerBrand } from '@tractor-haat/api-client';
import { Link, useTranslation, type WidgetLoaderArgs } from '@tractor-haat/platform';
import type { RowProps } from '../contract.ts';
import { BrandBadge } from '../products/brand-badge.tsx';
import styles from './brand-tiles.module.css';

type Brand = Pick<MakerBrand, 'slug' | 'name' | 'count'>;

export async function loader({
  props,
  language,
  signal,
}: WidgetLoaderArgs<RowProps>): Promise<Brand[]> {
  const brands = await api.get('/api/v1/tractor-brands', { query: { language }, signal });
  return brands
    .filter(({ count }) => count > 0)
    .slice(0, props.limit)
    .map(({ slug, name, count }) => ({ slug, name, count }));
}

export function Component({ data }: RowProps & { data: Brand[] }) {
  const { t } = useTranslation('choose');
  if (data.length === 0) return null;
  return (
    <ul className={styles.brands}>
      {data.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to={`/tractor/${slug}`} className={styles.brand}>
            <BrandBadge slug={slug} />
            <span>
              <b lang={name.language} translate="no">
                {name.text}
              </b>
              <small>{t('models', { count })}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
