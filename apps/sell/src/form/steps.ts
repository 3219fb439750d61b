import { SELL_PARTS } from '@tractor-haat/api-client';

/** The steps of selling, and the fields that each asks for. */
export const SELL_STEPS = [
  { step: 'machine', fields: ['tractor', 'year', 'hours', 'owners'] },
  {
    step: 'condition',
    fields: [...SELL_PARTS, 'tyres', 'rc', 'hypothecation', 'insurance', 'words'],
  },
  { step: 'photos', fields: ['photos'] },
  { step: 'price', fields: ['state', 'district', 'area', 'price', 'negotiable'] },
  { step: 'contact', fields: ['name', 'mobile', 'terms'] },
] as const;

export type SellStep = (typeof SELL_STEPS)[number]['step'];

export type SellErrors = Readonly<Record<string, string>>;

/** Steps that hold something wrong, in their order. */
export function stepsWith(validationErrors: SellErrors): SellStep[] {
  return SELL_STEPS.filter(({ fields }) => fields.some((field) => validationErrors[field])).map(
    ({ step }) => step,
  );
}

/** What is wrong in one step. */
export function pickStepErrors(step: SellStep, validationErrors: SellErrors): SellErrors {
  const fields: readonly string[] = SELL_STEPS.find((one) => one.step === step)?.fields ?? [];
  return Object.fromEntries(
    Object.entries(validationErrors).filter(([field]) => fields.includes(field)),
  );
}

/** All but what is wrong with one field. */
export function without(validationErrors: SellErrors, field: string): SellErrors {
  const { [field]: _, ...others } = validationErrors;
  return others;
}

/** The step after this one; undefined after the last. */
export function stepAfter(step: SellStep): SellStep | undefined {
  return SELL_STEPS[SELL_STEPS.findIndex((one) => one.step === step) + 1]?.step;
}
