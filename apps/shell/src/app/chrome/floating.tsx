import { useTranslation } from '@tractor-haat/platform/island';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';
import styles from './floating.module.css';
import { PopupButton } from './popup-button.tsx';
import { TopButton } from './top-button.tsx';
import { useTypingMark } from './use-typing-mark.ts';

/** Floating button for a price enquiry on every page. */
export function Floating() {
  const { t } = useTranslation('shell');
  useTypingMark();
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
