import {
  api,
  type FieldKind,
  type FormDefinition,
  type FormValues,
  listDistricts,
  listTehsils,
  lookUpBrands,
  lookUpModels,
  lookUpTyreModels,
  type PictureName,
} from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

/** `id` is the id of the product, set only for models. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly id?: number;
  readonly picture?: PictureName;
};

/** A product that is not in the catalogue must not prevent an enquiry. */
export const OTHER_VALUE = 'other';

/** Lists of brands and models of tractors and tyres are never complete, so they contain `OTHER_VALUE`. */
export const hasOther = (kind: FieldKind): boolean => /^(tractor|tyre)_/.test(kind);

/** Browsers must not translate names of makers and models. */
export const hasProperNames = (kind: FieldKind): boolean => /brand|model/.test(kind);

export const hasChoices = (kind: FieldKind): boolean => CHOICE_SOURCES[kind] !== undefined;

/** Null while a field that the list depends on is empty. */
export function createChoicesKey(
  kind: FieldKind,
  values: FormValues,
  language: Language,
): string | null {
  const parents = (CHOICE_SOURCES[kind]?.parents ?? []).map((name) => values[name] ?? '');
  return parents.includes('') ? null : [language, kind, ...parents].join('/');
}

export async function fetchChoices(
  kind: FieldKind,
  values: FormValues,
  language: Language,
  signal?: AbortSignal,
): Promise<Choice[]> {
  return (await CHOICE_SOURCES[kind]?.fetch(values, language, signal)) ?? [];
}

/** Omits lists that are empty or fail to load. */
export async function fetchServerChoices(
  { fields }: FormDefinition,
  values: FormValues,
  language: Language,
  signal: AbortSignal,
): Promise<Record<string, Choice[]>> {
  const fetchableFields = fields.filter(
    ({ kind }) => hasChoices(kind) && createChoicesKey(kind, values, language) !== null,
  );
  const lists = await Promise.all(
    fetchableFields.map(async ({ name, kind }) => {
      const list = await fetchChoices(kind, values, language, signal).catch(() => []);
      return [name, list] as const;
    }),
  );
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
}

type FetchChoices = (
  values: FormValues,
  language: Language,
  signal?: AbortSignal,
) => Promise<Choice[]>;

/** `parents` are the fields on which the choices depend. */
const CHOICE_SOURCES: Partial<
  Record<FieldKind, { parents: readonly string[]; fetch: FetchChoices }>
> = {
  type: {
    parents: [],
    async fetch(_, language, signal) {
      const types = await api.get('/api/all_implements_type', { query: { language }, signal });
      return types.map(({ slug, name }) => ({ value: slug, label: name }));
    },
  },
  brand: {
    parents: ['type'],
    async fetch({ type: implement_type = '' }, language, signal) {
      const brands = await lookUpBrands({ implement_type, language }, { signal });
      return brands.map(({ slug, brand_name }) => ({ value: slug, label: brand_name }));
    },
  },
  model: {
    parents: ['type', 'brand'],
    async fetch({ type: implement_type = '', brand: brand_name = '' }, language, signal) {
      const models = await lookUpModels({ implement_type, brand_name, language }, { signal });
      return models.map(({ model, id, picture }) => ({ value: model, label: model, id, picture }));
    },
  },
  tractor_brand: {
    parents: [],
    fetch: (_, language, signal) => fetchBrands('tractor', language, signal),
  },
  tractor_model: {
    parents: ['brand'],
    async fetch({ brand = '' }, _, signal) {
      return (await api.get('/api/v1/tractor-models', { query: { brand }, signal })).map(
        toModelChoice,
      );
    },
  },
  tyre_brand: {
    parents: [],
    fetch: (_, language, signal) => fetchBrands('tyre', language, signal),
  },
  tyre_model: {
    parents: ['brand'],
    async fetch({ brand: brand_name = '' }, language, signal) {
      return (await lookUpTyreModels({ brand_name, language }, { signal })).map(toModelChoice);
    },
  },
  state: {
    parents: [],
    async fetch(_, language, signal) {
      const states = await api.get('/api/all_state', { query: { language }, signal });
      return states.map(({ slug, state }) => ({ value: slug, label: state }));
    },
  },
  district: {
    parents: ['state'],
    async fetch({ state = '' }, language, signal) {
      const districts = await listDistricts({ state, language }, { signal });
      return districts.map(({ slug, district }) => ({ value: slug, label: district }));
    },
  },
  tehsil: {
    parents: ['state', 'district'],
    async fetch({ state = '', district = '' }, language, signal) {
      const tehsils = await listTehsils({ state, district, language }, { signal });
      return tehsils.map(({ slug, tehsil }) => ({ value: slug, label: tehsil }));
    },
  },
};

async function fetchBrands(product: 'tractor' | 'tyre', language: Language, signal?: AbortSignal) {
  const brands = await api.get(`/api/v1/${product}-brands`, { query: { language }, signal });
  return brands.map(({ slug, name }) => ({ value: slug, label: name.text }));
}

function toModelChoice({ slug, model, id }: { slug: string; model: string; id: number }): Choice {
  return { value: slug, label: model, id };
}
