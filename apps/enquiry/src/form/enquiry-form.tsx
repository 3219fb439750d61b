import {
  type FormDefinition,
  type FormValues,
  normaliseForm,
  type PictureName,
  picturePath,
  validateForm,
} from '@tractor-haat/api-client';
import { type FieldErrors, type FieldValues, Form } from '@tractor-haat/forms';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Picture } from '@tractor-haat/ui';
import styles from './enquiry-form.module.css';
import { FormFields, type InitialChoices } from './form-fields.tsx';

/** The form, and the product that the enquiry is about. */
export type EnquirySubject = {
  definition: FormDefinition;
  productId?: number | undefined;
  productName?: string | undefined;
  productPicture?: PictureName | undefined;
  pageSource?: string | undefined;
  lists?: InitialChoices | undefined;
  validationErrors?: FieldErrors | undefined;
};

type EnquiryFormProps = EnquirySubject & {
  /** Allows a submit button outside the form. */
  id: string;
  initial: FormValues;
  restored?: FormValues | undefined;
  onSend: (values: FormValues) => Promise<FieldErrors | undefined>;
  onChange: (values: FormValues) => void;
};

export function EnquiryForm(props: EnquiryFormProps) {
  const { id, definition, initial, restored, lists, validationErrors, onSend, onChange } = props;
  const { t } = useTranslation('enquiry');
  const { language } = usePage();
  const isPopup = definition.name === 'implement-price';
  return (
    <Form<FieldValues>
      id={id}
      className={styles.form}
      action={isPopup ? '/api/whatsapp_popup_enquiry' : '/api/enquiry_save'}
      plain={createHiddenFields(props, language)}
      // Consents apply only to the form in which they were ticked.
      initial={{ terms: 'on', ...initial, consent_calls: '', consent_news: '' }}
      restored={restored}
      validate={(values) => validateForm(definition, normaliseForm(definition, values))}
      validationErrors={validationErrors}
      onSend={(values) => onSend({ ...normaliseForm(definition, values), ...pickConsents(values) })}
      onChange={(values) => onChange(values as FormValues)}
    >
      <ProductLine {...props} />
      <p className={styles.note}>{t(isPopup ? 'line.implement-price' : 'line.other')}</p>
      <FormFields definition={definition} lists={lists} />
    </Form>
  );
}

const CONSENT_FIELDS = ['consent_calls', 'consent_news'];

const pickConsents = (values: FieldValues): FormValues =>
  Object.fromEntries(
    CONSENT_FIELDS.filter((name) => values[name] === 'on').map((name) => [name, 'on']),
  );

/** After a native submit the API redirects to the code page, or back to `page` with errors. */
function createHiddenFields(
  { definition: { name, pageSource: defaultPageSource }, productId, pageSource }: EnquirySubject,
  language: Language,
): Record<string, string> {
  return {
    ...(name === 'implement-price' ? {} : { form: name }),
    ...(productId === undefined ? {} : { product_id: String(productId) }),
    page: localizePath(language, `/enquiry/${name}`),
    page_source: pageSource ?? defaultPageSource,
    language,
  };
}

const PICTURE_WIDTH = 200;

function ProductLine({ productName, productPicture }: EnquirySubject) {
  if (!productName) return null;
  return (
    <div className={styles.product}>
      {productPicture ? (
        <Picture
          source={(_, format) => picturePath(productPicture, PICTURE_WIDTH, format)}
          widths={[PICTURE_WIDTH]}
          sizes="96px"
          width={96}
          height={72}
          alt=""
          className={styles.picture}
        />
      ) : null}
      <p className={styles.name}>{productName}</p>
    </div>
  );
}
