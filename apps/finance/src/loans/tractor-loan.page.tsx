import type { LoanOffer } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, useLoaderData } from '@tractor-haat/platform';
import { Estimate } from './estimate.tsx';
import { LoanFrame, loadOffers } from './loan-frame.tsx';
import { LoanSteps, Points } from './loan-steps.tsx';
import { OffersTable } from './offers-table.tsx';

export const loader = (args: LoaderFunctionArgs) => loadOffers(args, 'new');
export const shouldRevalidate = () => false;

export function Component() {
  const offers = useLoaderData<LoanOffer[]>();
  return (
    <LoanFrame kind="new">
      <OffersTable offers={offers} />
      <Estimate kind="new" offers={offers} />
      <Points kind="new" />
      <LoanSteps kind="new" />
    </LoanFrame>
  );
}
