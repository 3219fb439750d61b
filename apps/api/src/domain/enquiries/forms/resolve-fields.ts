import { type FormDefinition, type FormName, OTHER_OPTION } from '@tractor-haat/api-client';
import { toPlaceSlug } from '@tractor-haat/places';
import type { MakerKind, MakerNames } from '../../catalogue/lookups/maker-names.ts';
import type { PlaceIndex } from '../../catalogue/places/place-index.ts';
import { resolvePlace } from '../../catalogue/places/resolve-place.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import { findImplement, type NameErrors, type Product } from './find-implement.ts';

type NameResolution = { names: Record<string, string>; product?: Product; id?: number };

export type ResolvedFields = {
  fields: Record<string, string>;
  product: Product | null;
  id: number | null;
};

type Values = Readonly<Record<string, string>>;
type Deps = Pick<EnquiryDeps, 'places' | 'products'>;

const NEW_TRACTOR_FORMS: ReadonlySet<FormName> = new Set([
  'tractor-on-road',
  'loan-new',
  'dealership',
]);

export const isAboutNewTractors = ({ name }: FormDefinition): boolean =>
  NEW_TRACTOR_FORMS.has(name);

export async function resolveFields(
  deps: Deps,
  form: FormDefinition,
  values: Values,
  product_id: number | null,
): Promise<ResolvedFields | NameErrors> {
  const kinds = new Set<string>(form.fields.map(({ kind }) => kind));
  const machine = await resolveMachine(deps, form, values, product_id);
  const location = kinds.has('state')
    ? resolveLocation(await deps.places(), values)
    : { names: {} };
  if ('validationErrors' in machine) {
    return {
      validationErrors: {
        ...machine.validationErrors,
        ...('validationErrors' in location ? location.validationErrors : {}),
      },
    };
  }
  if ('validationErrors' in location) return location;
  return {
    fields: { ...values, ...machine.names, ...location.names },
    product: machine.product ?? null,
    id: product_id ?? machine.id ?? null,
  };
}

const MAKER_KINDS: readonly MakerKind[] = ['tractor', 'tyre'];

async function resolveMachine(
  { products }: Deps,
  form: FormDefinition,
  values: Values,
  product_id: number | null,
): Promise<NameResolution | NameErrors> {
  const kinds = new Set<string>(form.fields.map(({ kind }) => kind));
  if (kinds.has('type')) {
    return findImplement(await products.getImplementNames(), { ...values, product_id });
  }
  const maker = MAKER_KINDS.find((kind) => kinds.has(`${kind}_brand`));
  return maker === undefined
    ? { names: {} }
    : resolveMaker(await products.getMakerNames(maker), values, isAboutNewTractors(form));
}

function resolveLocation(places: PlaceIndex, values: Values): NameResolution | NameErrors {
  const { state = '', district = '', tehsil = '' } = values;
  const location = resolvePlace(places, { state, district, tehsil });
  if ('reason' in location) return { validationErrors: { [location.field]: location.reason } };
  const slugs = Object.entries(location).map(([field, { slug }]) => [field, slug]);
  return { names: Object.fromEntries(slugs) };
}

function resolveMaker(
  index: MakerNames,
  { brand = '', model = '' }: Values,
  isAboutNew: boolean,
): NameResolution | NameErrors {
  if (brand === '' || brand === OTHER_OPTION) return { names: {} };
  const maker = index.findBrand(brand);
  if (maker === undefined) return { validationErrors: { brand: 'brand_unknown' } };
  if (isAboutNew && index.isDiscontinued(maker.slug))
    return { validationErrors: { [model === '' ? 'brand' : 'model']: 'tractor_discontinued' } };
  if (model === '' || model === OTHER_OPTION) return { names: { brand: maker.slug } };
  const [match, ...otherMatches] = index.findModels(model, maker.slug);
  if (match === undefined) return { validationErrors: { model: 'model_unknown' } };
  if (isAboutNew && !match.isSoldNew)
    return { validationErrors: { model: 'tractor_discontinued' } };
  // A tyre name without a size matches all sizes, so there is no single id.
  if (otherMatches.length > 0)
    return { names: { brand: maker.slug, model: toPlaceSlug(match.model) } };
  return { names: { brand: maker.slug, model: match.slug }, id: match.id };
}
