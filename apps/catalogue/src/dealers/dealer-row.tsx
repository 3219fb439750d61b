import type { DealerCard } from '@tractor-haat/api-client';
import { nameLanguage } from '@tractor-haat/i18n';
import { Link, usePage, useTranslation } from '@tractor-haat/platform';
import { ButtonLink, Tag } from '@tractor-haat/ui';
import { PhoneIcon, WayIcon, WhatsAppIcon } from '@tractor-haat/ui/icons';
import { toDealerPath } from './dealer-paths.ts';
import styles from './dealers.module.css';

export function DealerRow({
  dealer,
  distance_km: km,
}: {
  dealer: DealerCard;
  distance_km?: number | null;
}) {
  const { t } = useTranslation('dealers');
  const { language } = usePage();
  const { brand_name, district_name, state_name } = dealer;
  return (
    <article className={styles.row}>
      <div>
        <h3 className={styles.name}>
          <Link to={toDealerPath(dealer)} lang={nameLanguage(dealer.name, language)} translate="no">
            {dealer.name}
          </Link>
        </h3>
        <p className={styles.place}>
          <b lang={brand_name.language} translate="no">
            {brand_name.text}
          </b>
          <span>
            {dealer.area}, <span lang={district_name.language}>{district_name.text}</span>,{' '}
            <span lang={state_name.language}>{state_name.text}</span>
          </span>
        </p>
        <p className={styles.tags}>
          {typeof km === 'number' ? (
            <Tag variant="chosen">{km === 0 ? t('near.own') : t('near.km', { km })}</Tag>
          ) : null}
          {dealer.demo ? <Tag variant="note">{t('lists:demo')}</Tag> : null}
        </p>
      </div>
      <DealerContacts dealer={dealer} />
    </article>
  );
}

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

/** `00000 12345` becomes `910000012345`, with the country code of India. */
const toDialNumber = (phone: string) => `91${phone.replace(/\D/g, '')}`;

export const toCallUrl = ({ phone }: Pick<DealerCard, 'phone'>) => `tel:+${toDialNumber(phone)}`;

export const toChatUrl = ({ phone }: Pick<DealerCard, 'phone'>, message: string) =>
  `https://wa.me/${toDialNumber(phone)}?text=${encodeURIComponent(message)}`;

/** The API returns no coordinates of the dealer, so the destination is the postal address. */
export function toDirectionsUrl({
  area,
  district,
  state,
}: Pick<DealerCard, 'area' | 'district' | 'state'>) {
  const place = `${area}, ${district}, ${state.replaceAll('-', ' ')}, India`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}
