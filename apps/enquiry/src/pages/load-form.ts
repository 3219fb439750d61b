import {
  ALL_FORMS,
  ApiError,
  FORM_NAMES,
  type FormDraft,
  type FormName,
  getFormDraft,
} from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound, unavailable } from '@tractor-haat/platform';
import type { Choice } from '../form/choices.ts';
import { serverChoices } from '../form/server-choices.ts';

/** What a form's own page is made of. */
export type FormPage = {
  form: FormName;
  values: Record<string, string>;
  productId: number | undefined;
  given: Record<string, Choice[]>;
  draft: FormDraft | null;
};

/** A form by its address; what the address says of the product is filled in. */
export async function loadForm({ request, params }: LoaderFunctionArgs): Promise<FormPage> {
  const url = new URL(request.url);
  const form = FORM_NAMES.find((name) => name === params.form);
  if (!form) throw notFound();
  const { language } = splitAddress(url.pathname);
  const { fields } = ALL_FORMS[form];
  const draft = await loadDraft(url, request.signal);
  const asked = fields.filter(
    ({ kind }) => kind !== 'name' && kind !== 'mobile' && kind !== 'email',
  );
  const values = {
    ...Object.fromEntries(asked.map(({ name }) => [name, url.searchParams.get(name) ?? ''])),
    ...draft?.values,
  };
  const id = url.searchParams.get('product_id') ?? values.product_id ?? '';
  return {
    form,
    values,
    productId: /^\d{1,9}$/.test(id) ? Number(id) : undefined,
    given: await serverChoices(ALL_FORMS[form], values, language, request.signal),
    draft,
  };
}

/** What the server kept for this browser; null when the address names nothing, or it is over. */
export async function loadDraft(url: URL, signal: AbortSignal): Promise<FormDraft | null> {
  const id = url.searchParams.get('draft');
  if (id === null) return null;
  try {
    return await getFormDraft(id, { signal });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw unavailable();
  }
}
