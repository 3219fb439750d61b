import type { FormDefinition } from '@tractor-haat/api-client';
import { addressIn, type Language } from '@tractor-haat/i18n';

/** Where and with what a browser without JavaScript sends a form. */
export type PlainPost = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

type Source = {
  language: Language;
  productId?: number | undefined;
  pageSource?: string | undefined;
};

/** The API validates it and leads the browser on: to the code, or to the form's own page with what is wrong. */
export function plainPost(
  { name, pageSource: own }: FormDefinition,
  { language, productId, pageSource }: Source,
): PlainPost {
  const isPopup = name === 'implement-price';
  return {
    action: isPopup ? '/api/whatsapp_popup_enquiry' : '/api/enquiry_save',
    fields: {
      ...(isPopup ? {} : { form: name }),
      ...(productId === undefined ? {} : { product_id: String(productId) }),
      page: addressIn(language, `/enquiry/${name}`),
      page_source: pageSource ?? own,
      language,
    },
  };
}
