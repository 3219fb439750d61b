import { getLanguagePrefix, type Language } from '@tractor-haat/i18n';
import type { WidgetContracts } from '@tractor-haat/platform';

type EnquiryPathParams = Pick<WidgetContracts['enquiry/form'], 'form' | 'prefill' | 'productId'>;

/** Returns the path of the page with an enquiry form, including the language prefix. `prefill` becomes the query. */
export function enquiryPath(
  language: Language,
  { form, prefill, productId }: EnquiryPathParams,
): string {
  const query = new URLSearchParams(prefill);
  if (productId) query.set('product_id', String(productId));
  return `${getLanguagePrefix(language)}/enquiry/${form}?${query}`;
}
