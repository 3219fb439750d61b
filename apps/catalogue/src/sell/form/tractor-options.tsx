import type { TractorChoices } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';

/** All models below their brands. */
export function TractorOptions({ choices }: { choices: TractorChoices }) {
  const { t } = useTranslation('sell');
  return (
    <>
      <option value="">{t('choose')}</option>
      {choices.map(({ brand, models }) => (
        <optgroup key={brand.text} label={brand.text}>
          {models.map(({ id, model }) => (
            <option key={id} value={id}>
              {`${brand.text} ${model}`}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
