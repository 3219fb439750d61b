import { ALL_FORMS, FORM_NAMES, type FormDraft, type FormName } from '@tractor-haat/api-client';
import { loadFormDraft } from '@tractor-haat/forms';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import { type LoaderFunctionArgs, notFound } from '@tractor-haat/platform';
import { type Choice, fetchServerChoices } from '../form/fetch-choices.ts';

export type FormPage = {
  form: FormName;
  values: Record<string, string>;
  productId: number | undefined;
  lists: Record<string, Choice[]>;
  draft: FormDraft | null;
};

/** The URL never prefills personal data, because a URL is shared and logged. */
const PERSONAL_KINDS = new Set(['name', 'mobile', 'email']);
const PRODUCT_ID_PATTERN = /^\d{1,9}$/;

export async function loadForm({ request, params }: LoaderFunctionArgs): Promise<FormPage> {
  const url = new URL(request.url);
  const form = FORM_NAMES.find((name) => name === params.form);
  if (!form) throw notFound();
  const { language } = parseLocalizedPath(url.pathname);
  const { fields } = ALL_FORMS[form];
  const draft = await loadFormDraft(request);
  const urlFields = fields.filter(({ kind }) => !PERSONAL_KINDS.has(kind));
  const values = {
    ...Object.fromEntries(urlFields.map(({ name }) => [name, url.searchParams.get(name) ?? ''])),
    ...draft?.values,
  };
  const id = url.searchParams.get('product_id') ?? values.product_id ?? '';
  return {
    form,
    values,
    productId: PRODUCT_ID_PATTERN.test(id) ? Number(id) : undefined,
    lists: await fetchServerChoices(ALL_FORMS[form], values, language, request.signal),
    draft,
  };
}
