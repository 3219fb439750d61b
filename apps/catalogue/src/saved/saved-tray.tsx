import {
  Link,
  useDispatch,
  useLocation,
  useSelector,
  useStore,
  useTranslation,
} from '@tractor-haat/platform/island';
import { ButtonLink, IconButton } from '@tractor-haat/ui';
import { CloseIcon } from '@tractor-haat/ui/icons';
import { type ReactNode, useEffect } from 'react';
import trayStyles from './compare-tray.module.css';
import { persistSavedLists } from './persist-saved-lists.ts';
import styles from './saved-products.module.css';
import {
  compare,
  type SavedProduct,
  selectComparedKeys,
  selectRecentKeys,
  selectSaved,
  selectSavedKeys,
} from './saved-slices.ts';
import { toComparePath } from './to-compare-path.ts';

export function SavedTray() {
  return (
    <>
      <SavedProducts />
      <CompareTray />
    </>
  );
}

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

export function CompareTray() {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const keys = useSelector(selectComparedKeys);
  const { products } = useSelector(selectSaved);
  const comparedProducts = keys.flatMap((key) => products[key] ?? []);
  if (comparedProducts.length === 0) return null;
  const to = toComparePath(comparedProducts.map(({ slug }) => slug));
  return (
    <section className={trayStyles.tray} aria-label={t('compare.tray')}>
      <div className={trayStyles.pictures}>
        {comparedProducts.map(({ key, picture }) => (
          <img key={key} src={picture} alt="" width={52} height={39} />
        ))}
      </div>
      <p className={trayStyles.words} aria-live="polite">
        {t('compare.count', { count: comparedProducts.length })}
      </p>
      {comparedProducts.length > 1 ? (
        <ButtonLink as={Link} to={to} size="small">
          {t('compare.go')}
        </ButtonLink>
      ) : null}
      <IconButton
        label={t('compare.clear')}
        icon={<CloseIcon size={20} />}
        onClick={() => {
          for (const { key } of comparedProducts) dispatch(compare.actions.removed(key));
        }}
      />
    </section>
  );
}
