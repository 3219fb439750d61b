import {
  ALL_FORMS,
  type FormDefinition,
  type FormName,
  normaliseForm,
  validateForm,
} from '@tractor-haat/api-client';
import type { NameReason, PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { isLive } from '../../../database/schema/content-columns.ts';
import { dealers } from '../../../database/schema/dealers.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { createValidationError } from '../../../shared/create-http-error.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';
import type { Product } from './find-implement.ts';
import { isAboutNewTractors, resolveFields } from './resolve-fields.ts';

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
