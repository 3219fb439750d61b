import { useTranslation } from '@tractor-haat/platform/island';
import { IconButton } from '@tractor-haat/ui';
import { TopIcon } from '@tractor-haat/ui/icons';
import { useEffect, useState } from 'react';
import styles from './floating.module.css';

/** Scroll distance in px from which the button is shown. */
const FAR = 100;

/** Scrolls to the top of the page. */
export function TopButton() {
  const { t } = useTranslation('shell');
  const [far, setFar] = useState(false);

  useEffect(() => {
    const look = () => setFar(scrollY > FAR);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  if (!far) return null;
  return (
    <IconButton
      label={t('top')}
      icon={<TopIcon />}
      className={styles.top}
      onClick={() => scrollTo({ top: 0 })}
    />
  );
}
