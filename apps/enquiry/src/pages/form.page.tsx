import { ALL_FORMS, FORM_NAMES, type FormDraft, type FormName } from '@tractor-haat/api-client';
import { FormMessageLine, FormTranslationsProvider, loadFormDraft } from '@tractor-haat/forms';
import { parseLocalizedPath } from '@tractor-haat/i18n';
import {
  Link,
  type LoaderFunctionArgs,
  notFound,
  PageHead,
  useLoaderData,
  useTranslation,
} from '@tractor-haat/platform';
import { Breadcrumb, Wrap } from '@tractor-haat/ui';
import { type Choice, fetchServerChoices } from '../form/fetch-choices.ts';
import { InlineFlow } from '../popups/inline-flow.tsx';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import styles from './pages.module.css';

export { loadForm as loader };

export function Component() {
  const { t } = useTranslation('enquiry');
  const { form, values, productId, lists, draft } = useLoaderData<FormPage>();
  // No field represents the product of the page, so its error concerns the whole form.
  const { product_id: productError, ...validationErrors } = draft?.faults ?? {};
  const reason = draft?.reason;
  const hasFormError = reason !== undefined && Object.keys(validationErrors).length === 0;
  const waitMinutes = draft?.wait_seconds && Math.ceil(draft.wait_seconds / 60);
  const title = t(`title.${form}`);
  const line = t(form === 'implement-price' ? 'line.implement-price' : 'line.other');
  return (
    <Wrap className={styles.page}>
      <PageHead title={title} description={`${title}: ${line}`} />
      <Breadcrumb
        label={t('breadcrumb')}
        as={Link}
        items={[{ name: t('home'), to: '/' }, { name: title }]}
      />
      <FormTranslationsProvider value={useEnquiryTranslations()}>
        <FormMessageLine message={hasFormError ? { reason, waitMinutes } : undefined} />
      </FormTranslationsProvider>
      <InlineFlow
        key={form}
        definition={ALL_FORMS[form]}
        prefill={values}
        productId={productError === undefined ? productId : undefined}
        lists={lists}
        validationErrors={validationErrors}
        heading="h1"
      />
    </Wrap>
  );
}

type FormPage = {
  form: FormName;
  values: Record<string, string>;
  productId: number | undefined;
  lists: Record<string, Choice[]>;
  draft: FormDraft | null;
};

/** The URL never prefills personal data, because a URL is shared and logged. */
const PERSONAL_KINDS = new Set(['name', 'mobile', 'email']);
const PRODUCT_ID_PATTERN = /^\d{1,9}$/;

async function loadForm({ request, params }: LoaderFunctionArgs): Promise<FormPage> {
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
