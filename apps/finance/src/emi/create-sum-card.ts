import { type CardName, emiCardName } from '@tractor-haat/api-client';
import { instalment } from '@tractor-haat/pages/loan';
import { type EmiInputs, toLoanTerms } from './emi-inputs.ts';

export function createSumCard(inputs: EmiInputs): CardName | null {
  const terms = toLoanTerms(inputs);
  return terms.principal === 0 ? null : emiCardName(terms, instalment(terms));
}
