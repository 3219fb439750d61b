import type { LoanOffer } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Estimate } from './estimate.tsx';
import { LoanFrame, loadOffers, USED_CHECKS } from './loan-frame.tsx';
import { Checklist, LoanSteps, Points } from './loan-steps.tsx';
import { OffersTable } from './offers-table.tsx';

export const loader = (args: LoaderFunctionArgs) => loadOffers(args, 'used');
export const shouldRevalidate = () => false;

export function Component() {
  const { t } = useTranslation('loans');
  const offers = useLoaderData<LoanOffer[]>();
  return (
    <LoanFrame kind="used">
      <Points kind="used" />
      <Checklist
        title={t('loan.used.check.title')}
        line={t('loan.used.check.line')}
        items={USED_CHECKS.map((check) => t(`loan.used.check.${check}`))}
      />
      <OffersTable offers={offers} />
      <Estimate kind="used" offers={offers} />
      <LoanSteps kind="used" />
    </LoanFrame>
  );
}
