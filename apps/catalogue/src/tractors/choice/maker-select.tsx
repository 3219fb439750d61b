import { useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect, submitForm } from '@tractor-haat/ui';
import type { TractorChoices } from './load-tractor-choices.ts';

/** With JavaScript a change submits the form, which loads the brand's models. */
export function MakerSelect({ choices }: { choices: TractorChoices }) {
  const { t } = useTranslation('lists');
  const { makers, maker } = choices;
  return (
    <Field label={t('choice.maker')}>
      {(control) => (
        <NativeSelect
          {...control}
          name="maker"
          data-live=""
          data-clears="tractor"
          defaultValue={maker ?? ''}
          onChange={({ currentTarget: { form } }) => {
            // The selected model belongs to the previous brand.
            const model = form?.elements.namedItem('tractor');
            if (model instanceof HTMLSelectElement) model.value = '';
            if (form) submitForm(form);
          }}
        >
          <option value="">{t('choice.choose')}</option>
          {makers.map(({ slug, name }) => (
            <option key={slug} value={slug} lang={name.language} translate="no">
              {name.text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
