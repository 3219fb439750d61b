import type { MakerBrand } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import { BrandBadge } from './brand-badge.tsx';
import styles from './brand-rows.module.css';

export function BrandRows({
  brands,
  to,
  countText,
}: {
  brands: readonly MakerBrand[];
  to: (slug: string) => string;
  countText: (count: number) => string;
}) {
  return (
    <ul className={styles.rows}>
      {brands.map(({ slug, name, description, count }) => (
        <li key={slug} className={styles.row}>
          <BrandBadge slug={slug} />
          <h2 className={styles.name}>
            <Link to={to(slug)} lang={name.language} translate="no">
              {name.text}
            </Link>
          </h2>
          <p className={styles.count}>{countText(count)}</p>
          <p lang={description.language}>{description.text}</p>
        </li>
      ))}
    </ul>
  );
}
