import { getLanguagePrefix, type Language } from '@tractor-haat/i18n';
import type { WidgetContracts } from '@tractor-haat/platform';

type EnquiryPathParams = Pick<WidgetContracts['enquiry/form'], 'form' | 'prefill' | 'productId'>;

/** URL of an enquiry form's page with prefilled values; includes the language prefix. */
export function enquiryPath(
  language: Language,
  { form, prefill, productId }: EnquiryPathParams,
): string {
  const query = new URLSearchParams(prefill);
  if (productId) query.set('product_id', String(productId));
  return `${getLanguagePrefix(language)}/enquiry/${form}?${query}`;
}
