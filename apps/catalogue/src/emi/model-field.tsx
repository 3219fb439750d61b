import { formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Field, SearchSelect } from '@tractor-haat/ui';
import type { EmiInputs } from './emi-inputs.ts';
import type { Change } from './use-calculator.ts';

/** A tractor whose price is known. */
export interface PricedModel {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

interface ModelFieldProps {
  readonly inputs: EmiInputs;
  readonly change: Change;
  readonly models: readonly PricedModel[];
}

/** A model to take the price from. Left out when the list could not be had: the price is typed then. */
export function ModelField({ inputs, change, models }: ModelFieldProps) {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  if (models.length === 0) return null;
  const options = models.map(({ id, name, price }) => ({
    value: id,
    label: `${name} · ${formatRupees(price, language)}`,
  }));
  return (
    <Field label={t('field.model')}>
      {(control) => (
        <>
          <SearchSelect
            {...control}
            name="model"
            title={t('field.model')}
            options={[{ value: '', label: t('model.none') }, ...options]}
            value={inputs.model}
            onChange={(model) => {
              const price = models.find(({ id }) => id === model)?.price;
              change(price === undefined ? { model } : { model, price, down: null });
            }}
            placeholder={t('model.none')}
            texts={{
              search: t('model.search'),
              none: t('model.nothing'),
              loading: '',
              failed: '',
              retry: '',
              close: t('lists:close'),
            }}
          />
          {/* Tells the form without script whose price stands below. */}
          <input type="hidden" name="priced" value={inputs.model} />
        </>
      )}
    </Field>
  );
}
