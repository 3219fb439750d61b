import type { CardName } from '@tractor-haat/api-client';
import { ShareCardButton, type ShareLinkProps, WhatsAppLink } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

/** Hands the page to WhatsApp; `query` says which state of it. */
export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('finance');
  return <WhatsAppLink {...props} words={t('share')} />;
}

/** A picture of a sum to pass on. */
export function ShareCard(props: ShareLinkProps & { readonly card: CardName }) {
  const { t } = useTranslation('finance');
  return <ShareCardButton {...props} words={t('share_card')} />;
}
