import { type FormDefinition, type FormName, OTHER_OPTION } from '@tractor-haat/api-client';
import { placeSlug } from '@tractor-haat/places';
import type { MakerKind, MakerNames } from '../../catalogue/lookups/maker-names.ts';
import { namedPlace } from '../../catalogue/places/named-place.ts';
import type { PlaceIndex } from '../../catalogue/places/place-index.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import { findImplement, type NameErrors, type Product } from './product.ts';

/** Result of a name look-up: our slugs, and the product they identify. */
type NameResolution = { names: Record<string, string>; product?: Product; id?: number };

/** The fields of a form with our slugs, and the product if they identify one. */
export type NamedFields = {
  fields: Record<string, string>;
  product: Product | null;
  id: number | null;
};

type Values = Readonly<Record<string, string>>;
type Deps = Pick<EnquiryDeps, 'places' | 'products'>;

/** Forms about new tractors; the other ones about tractors are also for owners. */
const FORMS_OF_NEW: ReadonlySet<FormName> = new Set(['tractor-on-road', 'loan-new', 'dealership']);

export const isAboutNewTractors = ({ name }: FormDefinition): boolean => FORMS_OF_NEW.has(name);

/** Replaces names by our slugs; returns the fields with unknown names otherwise. */
export async function namedFields(
  deps: Deps,
  form: FormDefinition,
  values: Values,
  product_id: number | null,
): Promise<NamedFields | NameErrors> {
  const kinds = new Set<string>(form.fields.map(({ kind }) => kind));
  const machine = await machineFields(deps, form, values, product_id);
  const place = kinds.has('state') ? placeFields(await deps.places(), values) : { names: {} };
  if ('faults' in machine) {
    return { faults: { ...machine.faults, ...('faults' in place ? place.faults : {}) } };
  }
  if ('faults' in place) return place;
  return {
    fields: { ...values, ...machine.names, ...place.names },
    product: machine.product ?? null,
    id: product_id ?? machine.id ?? null,
  };
}

const MAKERS: readonly MakerKind[] = ['tractor', 'tyre'];

async function machineFields(
  { products }: Deps,
  form: FormDefinition,
  values: Values,
  product_id: number | null,
): Promise<NameResolution | NameErrors> {
  const kinds = new Set<string>(form.fields.map(({ kind }) => kind));
  if (kinds.has('type')) {
    return findImplement(await products.implements(), { ...values, product_id });
  }
  const maker = MAKERS.find((kind) => kinds.has(`${kind}_brand`));
  return maker === undefined
    ? { names: {} }
    : makerFields(await products.makers[maker](), values, isAboutNewTractors(form));
}

/** Slugs of the place: a tehsil of its district, a district of its state. */
function placeFields(places: PlaceIndex, values: Values): NameResolution | NameErrors {
  const { state = '', district = '', tehsil = '' } = values;
  const named = namedPlace(places, { state, district, tehsil });
  if ('reason' in named) return { faults: { [named.field]: named.reason } };
  const found = Object.entries(named).map(([field, { slug }]) => [field, slug]);
  return { names: Object.fromEntries(found) };
}

/** Slugs of a tractor's or tyre's brand and model; both may be unknown to us. */
function makerFields(
  index: MakerNames,
  { brand = '', model = '' }: Values,
  isAboutNew: boolean,
): NameResolution | NameErrors {
  if (brand === '' || brand === OTHER_OPTION) return { names: {} };
  const maker = index.brand(brand);
  if (maker === undefined) return { faults: { brand: 'brand_unknown' } };
  if (isAboutNew && index.isDiscontinued(maker.slug))
    return { faults: { [model === '' ? 'brand' : 'model']: 'tractor_discontinued' } };
  if (model === '' || model === OTHER_OPTION) return { names: { brand: maker.slug } };
  const [found, ...others] = index.findModels(model, maker.slug);
  if (found === undefined) return { faults: { model: 'model_unknown' } };
  if (isAboutNew && !found.isSoldNew) return { faults: { model: 'tractor_discontinued' } };
  // The name of a tyre without its size means all its sizes.
  if (others.length > 0) return { names: { brand: maker.slug, model: placeSlug(found.model) } };
  return { names: { brand: maker.slug, model: found.slug }, id: found.id };
}
