import { useTranslation } from '@tractor-haat/platform';
import type { ModelsOfBrand } from './group-models-by-brand.ts';

export function TractorOptions({ choices }: { choices: readonly ModelsOfBrand[] }) {
  const { t } = useTranslation('sell');
  return (
    <>
      <option value="">{t('choose')}</option>
      {choices.map(({ brand, models }) => (
        <optgroup key={brand} label={brand} translate="no">
          {models.map(({ id, model }) => (
            <option key={id} value={id}>
              {`${brand} ${model}`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
