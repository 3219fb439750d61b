import { useTranslation } from '@tractor-haat/platform/island';
import { IconButton } from '@tractor-haat/ui';
import { TopIcon, WhatsAppIcon } from '@tractor-haat/ui/icons';
import { useEffect, useState } from 'react';
import styles from './floating.module.css';
import { PopupButton } from './popup-button.tsx';

export function FloatingEnquiryButton() {
  const { t } = useTranslation('shell');
  useTypingAttribute();
  return (
    <div className={styles.corner} data-corner="">
      <TopButton />
      <PopupButton
        popup="enquiry/price-popup"
        page="/enquiry/implement-price"
        className={styles.whatsapp}
        icon={<WhatsAppIcon size={27} />}
      >
        <span className={styles.words}>{t('whatsapp')}</span>
      </PopupButton>
    </div>
  );
}

const FIELD_SELECTOR = 'main :is(input, select, textarea)';

function useTypingAttribute(): void {
  useEffect(() => {
    const root = document.documentElement;
    const updateAttribute = () =>
      root.toggleAttribute('data-typing', document.activeElement?.matches(FIELD_SELECTOR) ?? false);
    updateAttribute();
    // A focused field that is removed fires no event, so the next click updates the attribute.
    const events = ['focusin', 'focusout', 'click'];
    for (const event of events) document.addEventListener(event, updateAttribute);
    return () => {
      for (const event of events) document.removeEventListener(event, updateAttribute);
    };
  }, []);
}

const MIN_SCROLL_PX = 100;

function TopButton() {
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
