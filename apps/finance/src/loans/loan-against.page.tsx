import type { LoanOffer } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, useLoaderData } from '@tractor-haat/platform';
import { Estimate } from './estimate.tsx';
import { LoanFrame, loadOffers } from './loan-frame.tsx';
import { LoanSteps, Points } from './loan-steps.tsx';
import { OffersTable } from './offers-table.tsx';

export const loader = (args: LoaderFunctionArgs) => loadOffers(args, 'against');
export const shouldRevalidate = () => false;

export function Component() {
  const offers = useLoaderData<LoanOffer[]>();
  return (
    <LoanFrame kind="against">
      <Points kind="against" />
      <Estimate kind="against" offers={offers} />
      <OffersTable offers={offers} />
      <LoanSteps kind="against" />
    </LoanFrame>
  );
}
