import { api, type MakerBrand } from '@tractor-haat/api-client';
import type { PageRequest } from '@tractor-haat/pages';
import { useTranslation } from '@tractor-haat/platform';
import { Field, NativeSelect, submitForm } from '@tractor-haat/ui';

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

export interface TractorChoice {
  readonly id: number;
  readonly model: string;
}

/** The visitor selects a brand first, then one of its models. */
export interface TractorChoices {
  readonly makers: readonly Pick<MakerBrand, 'slug' | 'name'>[];
  readonly maker: string | null;
  readonly tractors: readonly TractorChoice[];
}

/** Owners review discontinued models and buy tyres for them. */
const include = 'discontinued';

/** An unknown brand in `?maker=` counts as none. */
export async function loadTractorChoices({
  query,
  language,
  options,
}: PageRequest): Promise<TractorChoices> {
  const makers = (
    await api.get('/api/v1/tractor-brands', { query: { language, include }, ...options })
  ).filter(({ count }) => count > 0);
  const maker = makers.find(({ slug }) => slug === query.get('maker'))?.slug ?? null;
  const tractors = maker
    ? await api.get('/api/v1/tractor-models', { query: { brand: maker, include }, ...options })
    : [];
  return { makers: makers.map(({ slug, name }) => ({ slug, name })), maker, tractors };
}

/** Replaces choices that fail to load, so the page still renders. */
export const NO_CHOICES: TractorChoices = { makers: [], maker: null, tractors: [] };
