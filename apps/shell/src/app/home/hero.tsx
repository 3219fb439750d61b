import { picturePath } from '@tractor-haat/api-client';
import { RemoteWidget, useTranslation } from '@tractor-haat/platform';
import { Wrap } from '@tractor-haat/ui';
import styles from './hero.module.css';

const HERO_PICTURE = { kind: 'hero', id: 'home', view: 'phone' };

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <picture>
        <source
          media="(min-width: 800px)"
          type="image/avif"
          srcSet={`${picturePath({ ...HERO_PICTURE, view: 'wide' }, 1200, 'avif')} 1200w`}
        />
        <source type="image/avif" srcSet={`${picturePath(HERO_PICTURE, 800, 'avif')} 800w`} />
        <img
          className={styles.picture}
          src={picturePath(HERO_PICTURE, 800, 'webp')}
          alt=""
          width="800"
          height="420"
          fetchPriority="high"
        />
      </picture>
      <Wrap className={styles.words}>
        <div className={styles.box}>
          <h1>{t('heading')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
          <RemoteWidget name="catalogue/finder" props={{}} />
        </div>
      </Wrap>
    </div>
  );
}
