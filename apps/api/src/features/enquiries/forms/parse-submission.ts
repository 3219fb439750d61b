import {
  ALL_FORMS,
  type FormDefinition,
  type FormName,
  normaliseForm,
  OTHER_OPTION,
  validateForm,
} from '@tractor-haat/api-client';
import type { NameReason, PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import { toPlaceSlug } from '@tractor-haat/places';
import { and, eq, inArray } from 'drizzle-orm';
import { isLive } from '../../../core/database/content-columns.ts';
import { createValidationError } from '../../../core/messages/http-error.ts';
import { dealers } from '../../catalogue/dealers/tables.ts';
import type { ImplementNames } from '../../catalogue/lookups/implement-names.ts';
import type { MakerKind, MakerNames } from '../../catalogue/lookups/product-names.ts';
import { type PlaceIndex, resolvePlace } from '../../catalogue/places/place-index.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import type { EnquiryDeps } from './find-attempt.ts';

export type Submission = {
  form: FormDefinition;
  name: string;
  mobile: string;
  fields: Record<string, string>;
  product: Product;
  page_source: string;
  type_id: number;
  language: string;
};

export async function parseSubmission(
  deps: Pick<EnquiryDeps, 'db' | 'places' | 'products'>,
  name: FormName,
  body: PopupEnquiryBody,
  isMobile: boolean,
): Promise<Submission> {
  const form = ALL_FORMS[name];
  const values = normaliseForm(form, body);
  const validationErrors = validateForm(form, values);
  if (Object.keys(validationErrors).length > 0) throw createValidationError(validationErrors);
  const { name: personName = '', mobile = '', terms: _, ...fieldValues } = values;
  const { product_id } = body;
  const productError = product_id === null ? null : await findProductError(deps, form, product_id);
  const resolved = await resolveFields(deps, form, fieldValues, product_id);
  const errors = productError === null ? {} : { product_id: productError };
  if ('validationErrors' in resolved)
    throw createValidationError({ ...resolved.validationErrors, ...errors });
  if (productError !== null) throw createValidationError(errors);
  const { fields, id } = resolved;
  return {
    form,
    name: personName,
    mobile,
    fields,
    product: resolved.product ?? createProduct(form, fields, id),
    page_source: body.page_source || form.pageSource,
    type_id: selectTypeId(form.typeId, body.type_id, isMobile),
    language: body.language,
  };
}

function createProduct(form: FormDefinition, fields: Record<string, string>, id: number | null) {
  const names = form.product.map((field) => (fields[field] ?? '').toLowerCase());
  return { key: [id === null ? '' : `#${id}`, ...names].join('|'), id };
}

/** Pages without JavaScript cannot measure their width, so the request header decides. */
function selectTypeId(
  allowed: FormDefinition['typeId'],
  typeId: number | null,
  isMobile: boolean,
): number {
  if (typeId === allowed.mobile || typeId === allowed.desktop) return typeId;
  return isMobile ? allowed.mobile : allowed.desktop;
}

async function findProductError(
  deps: Pick<EnquiryDeps, 'db' | 'products'>,
  form: FormDefinition,
  id: number,
): Promise<NameReason | null> {
  if (!(await isValidProduct(deps, form, id))) return 'product_unknown';
  if (!isAboutNewTractors(form)) return null;
  const tractor = (await deps.products.getMakerNames('tractor')).findById(id);
  return tractor?.isSoldNew === false ? 'tractor_discontinued' : null;
}

async function isValidProduct(
  { db, products }: Pick<EnquiryDeps, 'db' | 'products'>,
  { name, fields }: FormDefinition,
  id: number,
): Promise<boolean> {
  const kinds = new Set<string>(fields.map(({ kind }) => kind));
  if (kinds.has('type')) return (await products.getImplementNames()).findById(id) !== undefined;
  if (kinds.has('tractor_brand'))
    return (await products.getMakerNames('tractor')).findById(id) !== undefined;
  if (kinds.has('tyre_brand'))
    return (await products.getMakerNames('tyre')).findById(id) !== undefined;
  if (name === 'used-contact') {
    // Pages of sold tractors may still be open.
    const visibleStatus = inArray(usedTractors.status, ['approved', 'sold']);
    return (await db.$count(usedTractors, and(eq(usedTractors.id, id), visibleStatus))) > 0;
  }
  if (name === 'dealer-contact')
    return (await db.$count(dealers, isLive(dealers, eq(dealers.id, id)))) > 0;
  return true;
}

type NameResolution = { names: Record<string, string>; product?: Product; id?: number };

type ResolvedFields = {
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

const isAboutNewTractors = ({ name }: FormDefinition): boolean => NEW_TRACTOR_FORMS.has(name);

async function resolveFields(
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

type Product = { key: string; id: number | null };

type ProductChoice = { type?: string; brand?: string; model?: string; product_id: number | null };

export type ImplementMatch = {
  names: { type: string; brand: string; model: string };
  product: Product;
};

type NameErrors = { validationErrors: Record<string, NameReason> };

export function findImplement(
  index: ImplementNames,
  choice: ProductChoice,
): ImplementMatch | NameErrors {
  const type = index.findType(choice.type ?? '')?.slug;
  if (type === undefined) return { validationErrors: { type: 'type_unknown' } };
  const brand = choice.brand ? index.findBrand(choice.brand)?.slug : '';
  if (brand === undefined) return { validationErrors: { brand: 'brand_unknown' } };
  const { model = '', product_id } = choice;
  if (model === '') {
    const row = product_id === null ? undefined : index.findById(product_id);
    const hasType = row !== undefined && row.type === type;
    const isMatch = hasType && (brand === '' || row.brand === brand);
    const product = isMatch ? toProduct(row.id) : { key: `${type}:${brand}`, id: null };
    return { names: { type, brand, model }, product };
  }
  const candidates = index.findModels(model, type, brand || undefined);
  const row = candidates.find(({ id }) => id === product_id) ?? candidates[0];
  if (row === undefined) return { validationErrors: { model: 'model_unknown' } };
  return { names: { type, brand, model: row.model }, product: toProduct(row.id) };
}

const toProduct = (id: number): Product => ({ key: `implement:${id}`, id });
