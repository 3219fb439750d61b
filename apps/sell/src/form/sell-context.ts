import type { FormValues, StateChoice } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { createContext, use } from 'react';
import type { ModelsOfBrand } from './group-models-by-brand.ts';
import type { SellErrors } from './use-sell-flow.ts';

export type SellForm = {
  readonly values: FormValues;
  readonly set: (name: string, value: string) => void;
  readonly validationErrors: SellErrors;
  readonly showErrors: (errors: SellErrors) => void;
  readonly choices: readonly ModelsOfBrand[];
  readonly states: readonly StateChoice[];
};

export const SellContext = createContext<SellForm | null>(null);

export function useSellForm(): SellForm {
  const form = use(SellContext);
  if (!form) throw new Error('a sell field must be inside the sell form');
  return form;
}

export function useErrorMessage(): (validationError: string | undefined) => string | undefined {
  const { t } = useTranslation('sell');
  return (validationError) =>
    validationError ? t(`fault.${validationError}`, { defaultValue: t('fault.other') }) : undefined;
}
