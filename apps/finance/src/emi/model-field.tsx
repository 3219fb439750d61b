import { formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Field, SearchSelect } from '@tractor-haat/ui';
import { memo } from 'react';
import type { ChangeInputs } from './use-calculator.ts';

export interface PricedModel {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

interface ModelFieldProps {
  readonly model: string;
  readonly change: ChangeInputs;
  readonly models: readonly PricedModel[];
}

export const ModelField = memo(({ model, change, models }: ModelFieldProps) => {
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
            options={[{ value: '', label: t('model.none'), translate: 'yes' }, ...options]}
            value={model}
            translate="no"
            onChange={(chosen) => {
              const price = models.find(({ id }) => id === chosen)?.price;
              change(
                price === undefined ? { model: chosen } : { model: chosen, price, down: null },
              );
            }}
            placeholder={t('model.none')}
            texts={{
              search: t('model.search'),
              none: t('model.nothing'),
              loading: '',
              failed: '',
              retry: '',
              close: t('finance:close'),
            }}
          />
          {/* Tells `readInputs` after a native submit to which model the price belongs. */}
          <input type="hidden" name="priced" value={model} />
        </>
      )}
    </Field>
  );
});
