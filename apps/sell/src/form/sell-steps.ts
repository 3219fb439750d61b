import { RATED_COMPONENTS } from '@tractor-haat/api-client';

export const SELL_STEPS = [
  { step: 'machine', fields: ['tractor', 'year', 'hours', 'owners'] },
  {
    step: 'condition',
    fields: [...RATED_COMPONENTS, 'tyres', 'rc', 'hypothecation', 'insurance', 'words'],
  },
  { step: 'photos', fields: ['photos'] },
  { step: 'price', fields: ['state', 'district', 'area', 'price', 'negotiable'] },
  { step: 'contact', fields: ['name', 'mobile', 'terms'] },
] as const;

export type SellStep = (typeof SELL_STEPS)[number]['step'];

export type SellErrors = Readonly<Record<string, string>>;

export function findInvalidSteps(validationErrors: SellErrors): SellStep[] {
  return SELL_STEPS.filter(({ fields }) => fields.some((field) => validationErrors[field])).map(
    ({ step }) => step,
  );
}

export function pickStepErrors(step: SellStep, validationErrors: SellErrors): SellErrors {
  const fields: readonly string[] = SELL_STEPS.find((entry) => entry.step === step)?.fields ?? [];
  return Object.fromEntries(
    Object.entries(validationErrors).filter(([field]) => fields.includes(field)),
  );
}

export function removeField(validationErrors: SellErrors, field: string): SellErrors {
  const { [field]: _, ...others } = validationErrors;
  return others;
}

export function findNextStep(step: SellStep): SellStep | undefined {
  return SELL_STEPS[SELL_STEPS.findIndex((entry) => entry.step === step) + 1]?.step;
}
