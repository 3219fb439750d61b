import { type CardName, emiCardName, nearestCardLoan } from '@tractor-haat/api-client';
import { instalment } from '@tractor-haat/pages/loan';
import { type EmiInputs, termsOf } from './emi-inputs.ts';

/**
 * The card of a sum: of the nearest loan that has one, for cards are drawn in steps and tell their own terms. None
 * where instalments are not monthly, or nothing is borrowed.
 */
export function sumCard(inputs: EmiInputs): CardName | null {
  const { principal, ratePercent, months } = termsOf(inputs);
  if (inputs.every !== 'monthly' || principal === 0) return null;
  const loan = nearestCardLoan({ principal, ratePercent, years: months / 12 });
  const amount = instalment({
    ...{ principal: loan.principal, ratePercent: loan.ratePercent },
    ...{ months: loan.years * 12, frequency: 'monthly' },
  });
  return emiCardName(loan, amount);
}
