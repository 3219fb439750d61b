import { useTranslation } from '@tractor-haat/platform/island';
import { IconButton } from '@tractor-haat/ui';
import { TopIcon } from '@tractor-haat/ui/icons';
import { useEffect, useState } from 'react';
import styles from './floating.module.css';

const MIN_SCROLL_PX = 100;

export function TopButton() {
  const { t } = useTranslation('shell');
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const updateScrolled = () => setScrolled(scrollY > MIN_SCROLL_PX);
    updateScrolled();
    addEventListener('scroll', updateScrolled, { passive: true });
    return () => removeEventListener('scroll', updateScrolled);
  }, []);

  if (!isScrolled) return null;
  return (
    <IconButton
      label={t('top')}
      icon={<TopIcon />}
      className={styles.top}
      onClick={() => scrollTo({ top: 0 })}
    />
  );
}
