import type { LoanOffer } from '@tractor-haat/api-client';
import { type LoaderFunctionArgs, useLoaderData } from '@tractor-haat/platform';
import { Estimate } from './estimate.tsx';
import { HowToGetIt, Points } from './how-to-get-it.tsx';
import { LoanFrame, loadOffers } from './loan-frame.tsx';
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
      <HowToGetIt kind="against" />
    </LoanFrame>
  );
}
