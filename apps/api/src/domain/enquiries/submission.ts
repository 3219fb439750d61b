import {
  ALL_FORMS,
  cleaned,
  type FormDefinition,
  type FormName,
  faultsOf,
} from '@tractor-haat/api-client';
import type { PopupEnquiryBody } from '@tractor-haat/api-client/contract';
import type { Database } from '../../database/database.ts';
import { findImplement, type Product } from './product.ts';
import { refuseFaults } from './refuse.ts';

/** A form that came in, checked: ready to become a lead. */
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

/** Checks a form by its own rules. Throws a refusal that names each wrong field. */
export async function checkSubmission(
  db: Database,
  name: FormName,
  body: PopupEnquiryBody,
  isMobile: boolean,
): Promise<Submission> {
  const form = ALL_FORMS[name];
  const values = cleaned(form, body);
  const faults = faultsOf(form, values);
  if (Object.keys(faults).length > 0) throw refuseFaults(faults);
  const { name: person = '', mobile = '', terms: _, ...fields } = values;
  const product = await productOf(db, form, { ...fields, product_id: body.product_id });
  if (product === undefined) throw refuseFaults({ type: 'product_unknown' });
  return {
    form,
    name: person,
    mobile,
    fields,
    product,
    page_source: body.page_source || form.pageSource,
    type_id: typeIdOf(form.typeId, body.type_id, isMobile),
    language: body.language,
  };
}

type Chosen = Record<string, string | number | null> & { product_id: number | null };

/** An implement of ours; of other forms what their fields say, which we need not know. */
async function productOf(db: Database, form: FormDefinition, chosen: Chosen) {
  if (form.fields.some(({ kind }) => kind === 'type')) return findImplement(db, chosen);
  const words = form.product.map((field) => String(chosen[field] ?? '').toLowerCase());
  const id = chosen.product_id;
  return { key: [id === null ? '' : `#${id}`, ...words].join('|'), id };
}

/** The page's own number where it is one of the form's; a page without JavaScript cannot know its width. */
function typeIdOf(own: FormDefinition['typeId'], given: number | null, isMobile: boolean): number {
  if (given === own.mobile || given === own.desktop) return given;
  return isMobile ? own.mobile : own.desktop;
}
