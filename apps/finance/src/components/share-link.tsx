import type { CardName } from '@tractor-haat/api-client';
import { ShareCardButton, type ShareLinkProps, WhatsAppLink } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform/island';

export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('finance');
  return <WhatsAppLink {...props} label={t('share')} />;
}

type ShareCardProps = ShareLinkProps & { readonly card: CardName };

export function ShareCard(props: ShareCardProps) {
  const { t } = useTranslation('finance');
  return <ShareCardButton {...props} label={t('share_card')} />;
}
