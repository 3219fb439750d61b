import type { DealerCard } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { ButtonLink } from '@tractor-haat/ui';
import { PhoneIcon, WayIcon, WhatsAppIcon } from '@tractor-haat/ui/icons';
import { toCallUrl, toChatUrl, toDirectionsUrl } from './contact-links.ts';
import styles from './dealers.module.css';

export function DealerContacts({ dealer }: { dealer: DealerCard }) {
  const { t } = useTranslation('dealers');
  const { name } = dealer;
  const chat = t('chat_words', { name, brand: dealer.brand_name.text });
  return (
    <div className={styles.contacts}>
      <ButtonLink
        to={toCallUrl(dealer)}
        size="small"
        icon={<PhoneIcon size={18} />}
        aria-label={t('call_of', { name })}
      >
        {t('call')}
      </ButtonLink>
      <ButtonLink
        to={toChatUrl(dealer, chat)}
        size="small"
        rel="noopener nofollow"
        target="_blank"
        icon={<WhatsAppIcon size={18} />}
        aria-label={t('chat_of', { name })}
      >
        {t('chat')}
      </ButtonLink>
      <ButtonLink
        to={toDirectionsUrl(dealer)}
        size="small"
        rel="noopener nofollow"
        target="_blank"
        icon={<WayIcon size={18} />}
        aria-label={t('way_of', { name })}
      >
        {t('way')}
      </ButtonLink>
    </div>
  );
}
