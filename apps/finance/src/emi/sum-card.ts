import {
  type CardLoan,
  type CardName,
  emiCardName,
  nearestCardLoan,
} from '@tractor-haat/api-client';
import { instalment } from '@tractor-haat/pages/loan';
import { type EmiInputs, termsOf } from './emi-inputs.ts';

export interface SumCard {
  readonly card: CardName;
  /** Null if the card shows the loan of the page; otherwise the nearest loan with a card. */
  readonly other: (CardLoan & { readonly query: string }) | null;
}

/**
 * Card of the nearest loan that has one: cards exist only in steps. Null if instalments are not monthly or nothing is
 * borrowed.
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

/** Query of the page with the loan of the card, so that shared card and page match. */
function queryOf({ principal, ratePercent, years }: CardLoan, price: number): string {
  const least = Math.max(price, principal);
  return `?price=${least}&down=${least - principal}&rate=${ratePercent}&months=${years * 12}`;
}
