import { localizePath } from '@tractor-haat/i18n';
import { useLocation, usePage } from '@tractor-haat/platform/island';
import { ButtonLink } from '@tractor-haat/ui';
import { WhatsAppIcon } from '@tractor-haat/ui/icons';

export interface ShareLinkProps {
  readonly name: string;
  readonly query?: string;
}

/** Link that shares the page on WhatsApp. `query` is added to the URL to restore the state of the page. */
export function WhatsAppLink({ name, query = '', label }: ShareLinkProps & { label: string }) {
  const { language, origin } = usePage();
  const { pathname } = useLocation();
  const text = `${name} ${origin}${localizePath(language, pathname)}${query}`;
  return (
    <ButtonLink
      to={`https://wa.me/?text=${encodeURIComponent(text)}`}
      rel="noopener"
      target="_blank"
      icon={<WhatsAppIcon size={20} />}
    >
      {label}
    </ButtonLink>
  );
}
