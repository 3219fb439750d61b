import type { CardName } from '@tractor-haat/api-client';
import { type ShareLinkProps, WhatsAppLink } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { ShareCardIsland } from './share-card-island.ts';

export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('lists');
  return <WhatsAppLink {...props} label={t('share')} />;
}

export function ShareLinks({ card, ...props }: ShareLinkProps & { readonly card: CardName }) {
  const { t } = useTranslation('lists');
  return (
    <>
      <ShareLink {...props} />
      <ShareCardIsland {...props} card={card} label={t('share_card')} />
    </>
  );
}
