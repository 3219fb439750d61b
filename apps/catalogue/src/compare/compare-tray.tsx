import { Link, useDispatch, useSelector, useTranslation } from '@tractor-haat/platform/island';
import { ButtonLink, IconButton } from '@tractor-haat/ui';
import { CloseIcon } from '@tractor-haat/ui/icons';
import { compare, selectComparedKeys } from '../saved/saved-lists.ts';
import { selectSaved } from '../saved/saved-slices.ts';
import styles from './compare-tray.module.css';
import { toComparePath } from './to-compare-path.ts';

export function CompareTray() {
  const { t } = useTranslation('lists');
  const dispatch = useDispatch();
  const keys = useSelector(selectComparedKeys);
  const { products } = useSelector(selectSaved);
  const comparedProducts = keys.flatMap((key) => products[key] ?? []);
  if (comparedProducts.length === 0) return null;
  const to = toComparePath(comparedProducts.map(({ slug }) => slug));
  return (
    <section className={styles.tray} aria-label={t('compare.tray')}>
      <div className={styles.pictures}>
        {comparedProducts.map(({ key, picture }) => (
          <img key={key} src={picture} alt="" width={52} height={39} />
        ))}
      </div>
      <p className={styles.words} aria-live="polite">
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
