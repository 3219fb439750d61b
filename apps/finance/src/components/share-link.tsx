import type { CardLoan, CardName } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { ShareCardButton, type ShareLinkProps, WhatsAppLink } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform/island';

/** Link that shares the page on WhatsApp; `query` is the query of the shared address. */
export function ShareLink(props: ShareLinkProps) {
  const { t } = useTranslation('finance');
  return <WhatsAppLink {...props} label={t('share')} />;
}

type ShareCardProps = ShareLinkProps & {
  readonly card: CardName;
  /** Loan on the card if it differs from the loan of the page; the label then names it. Otherwise null. */
  readonly loan: CardLoan | null;
};

/** Button that shares the picture of a loan. */
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
