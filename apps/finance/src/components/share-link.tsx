import type { CardLoan, CardName } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { ShareCardButton, type ShareLinkProps, WhatsAppLink } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform/island';

/** Hands the page to WhatsApp; `query` says which state of it. */
export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('finance');
  return <WhatsAppLink {...props} label={t('share')} />;
}

type ShareCardProps = ShareLinkProps & {
  readonly card: CardName;
  /** The loan on the picture, where it is not the one of the page: then the button says so. */
  readonly loan: CardLoan | null;
};

/** A picture of a sum to pass on. */
export function ShareCard({ loan, ...props }: ShareCardProps) {
  const { t } = useTranslation('finance');
  const { language } = usePage();
  const label = loan
    ? t('share_card_of', {
        principal: formatRupees(loan.principal, language),
        rate: formatNumber(loan.ratePercent, language),
        months: loan.years * 12,
      })
    : t('share_card');
  return <ShareCardButton {...props} label={label} />;
}
