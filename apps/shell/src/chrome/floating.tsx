import { Link, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, classNames } from '@tractor-haat/ui';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';
import styles from './floating.module.css';
import { PopupButton } from './popup-button.tsx';
import { TopButton } from './top-button.tsx';

/** Asking for a price is one press away on every page. */
export function Floating() {
  const { t } = useTranslation('shell');
  const look = {
    icon: <WhatsAppIcon size={27} />,
    children: <span className={styles.words}>{t('whatsapp')}</span>,
  };
  return (
    <div className={styles.corner}>
      <TopButton />
      <PopupButton
        popup="enquiry/price-popup"
        className={classNames(styles.whatsapp, styles.scripted)}
        {...look}
      />
      <noscript>
        <ButtonLink as={Link} to="/enquiry/implement-price" className={styles.whatsapp} {...look} />
      </noscript>
    </div>
  );
}
