import {
  Link,
  useLocation,
  useSelector,
  useStore,
  useTranslation,
} from '@tractor-haat/platform/island';
import { type ReactNode, useEffect } from 'react';
import { persistSavedLists } from './persist-saved-lists.ts';
import { selectRecentKeys, selectSavedKeys } from './saved-lists.ts';
import styles from './saved-products.module.css';
import { type SavedProduct, selectSaved } from './saved-slices.ts';

/** Renders nothing until the stored lists are restored. */
export function SavedProducts() {
  const { t } = useTranslation('lists');
  const store = useStore();
  const { pathname } = useLocation();
  const { products, restored } = useSelector(selectSaved);
  const saved = useSelector(selectSavedKeys);
  const recent = useSelector(selectRecentKeys);
  useEffect(() => persistSavedLists(store), [store]);
  if (!restored) return null;
  const findProducts = (keys: readonly string[]) =>
    keys.flatMap((key) => products[key] ?? []).filter(({ to }) => to !== pathname);
  return (
    <>
      <Row title={<Link to="/my">{t('kept.saved')}</Link>} products={findProducts(saved)} />
      <Row title={t('kept.recent')} products={findProducts(recent)} />
    </>
  );
}

function Row({ title, products }: { title: ReactNode; products: readonly SavedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.row}>
        {products.map(({ key, name, to, picture }) => (
          <li key={key}>
            <Link to={to} className={styles.product}>
              <img src={picture} alt="" width={80} height={60} loading="lazy" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
