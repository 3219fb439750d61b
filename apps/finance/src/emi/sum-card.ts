import {
  type CardLoan,
  type CardName,
  emiCardName,
  nearestCardLoan,
} from '@tractor-haat/api-client';
import { instalment } from '@tractor-haat/pages/loan';
import { type EmiInputs, termsOf } from './emi-inputs.ts';

/** A card and the loan that it shows. */
export interface SumCard {
  readonly card: CardName;
  /** Null where it shows the very sum of the page; else the nearest loan that has a card, which is to be named. */
  readonly other: (CardLoan & { readonly query: string }) | null;
}

/**
 * The card of a sum: of the nearest loan that has one, for cards are drawn in steps and tell their own terms. None
 * where instalments are not monthly, or nothing is borrowed.
 */
export function sumCard(inputs: EmiInputs): SumCard | null {
  const { principal, ratePercent, months } = termsOf(inputs);
  if (inputs.every !== 'monthly' || principal === 0) return null;
  const loan = nearestCardLoan({ principal, ratePercent, years: months / 12 });
  const amount = instalment({
    ...{ principal: loan.principal, ratePercent: loan.ratePercent },
    ...{ months: loan.years * 12, frequency: 'monthly' },
  });
  const isExact =
    loan.principal === principal && loan.ratePercent === ratePercent && loan.years * 12 === months;
  const other = isExact ? null : { ...loan, query: queryOf(loan, inputs.price) };
  return { card: emiCardName(loan, amount), other };
}

/** The page with the loan of the card: what is passed on must not say two things. */
function queryOf({ principal, ratePercent, years }: CardLoan, price: number): string {
  const least = Math.max(price, principal);
  return `?price=${least}&down=${least - principal}&rate=${ratePercent}&months=${years * 12}`;
}
