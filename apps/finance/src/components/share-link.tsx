import { type ShareLinkProps, WhatsAppLink } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';

/** Hands the page to WhatsApp; `query` says which state of it. */
export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('finance');
  return <WhatsAppLink {...props} words={t('share')} />;
}
