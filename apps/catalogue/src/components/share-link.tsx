import { addressIn } from '@tractor-haat/i18n';
import { useLocation, usePage, useTranslation } from '@tractor-haat/platform';
import { ButtonLink } from '@tractor-haat/ui';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';

/** Hands the page to WhatsApp, where the visitor chooses whom to send it; `query` says which state of it. */
export function ShareLink({ name, query = '' }: { name: string; query?: string }) {
  const { t } = useTranslation('lists');
  const { language, origin } = usePage();
  const { pathname } = useLocation();
  const text = `${name} ${origin}${addressIn(language, pathname)}${query}`;
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(text)}`}
      rel="noopener"
      target="_blank"
      icon={<WhatsAppIcon size={20} />}
    >
      {t('share')}
    </ButtonLink>
  );
}
