import { ALL_FORMS } from '@tractor-haat/api-client';
import { FormMessageLine, FormTranslationsProvider } from '@tractor-haat/forms';
import { Link, PageHead, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, Wrap } from '@tractor-haat/ui';
import { InlineFlow } from '../popups/inline-flow.tsx';
import { useEnquiryTranslations } from '../use-enquiry-translations.ts';
import { type FormPage, loadForm } from './load-form.ts';
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
