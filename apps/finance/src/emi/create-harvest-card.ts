import { CARD_FREQUENCIES, type CardName, emiCardName } from '@tractor-haat/api-client';
import { readHarvestQuestion } from './harvest-question.ts';

/** Null if nothing is borrowed, a field is invalid, or the rate has more than two decimals. */
export function createHarvestCard(search: string, today: string): CardName | null {
  const { terms } = readHarvestQuestion(search, today);
  if (terms === null || terms.principal === 0) return null;
  const { principal, ratePercent, months } = terms;
  if (Number(ratePercent.toFixed(2)) !== ratePercent) return null;
  const loan = { principal, ratePercent, months, frequency: 'harvest' } as const;
  return emiCardName(loan, months / CARD_FREQUENCIES.harvest);
}
