import { useTranslation } from '@tractor-haat/platform/island';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';
import { useEffect } from 'react';
import styles from './floating.module.css';
import { PopupButton } from './popup-button.tsx';
import { TopButton } from './top-button.tsx';

const FIELD_SELECTOR = 'main :is(input, select, textarea)';

/** Sets `data-typing` on the root while a field has the focus: see `markRoot` of ui. */
function useTypingAttribute(): void {
  useEffect(() => {
    const root = document.documentElement;
    const follow = () =>
      root.toggleAttribute('data-typing', document.activeElement?.matches(FIELD_SELECTOR) ?? false);
    follow();
    // A removed field fires no event: the next press updates the mark.
    const events = ['focusin', 'focusout', 'click'];
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, []);
}

/** Floating button for a price enquiry on every page. */
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
