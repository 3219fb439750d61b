import { type Language, prefixOf } from '@tractor-haat/i18n';
import type { WidgetContracts } from '@tractor-haat/platform';

type AddressParts = Pick<WidgetContracts['enquiry/form'], 'form' | 'prefill' | 'productId'>;

/** URL of an enquiry form's page with prefilled values; includes the language prefix. */
export function enquiryAddress(
  language: Language,
  { form, prefill, productId }: AddressParts,
): string {
  const query = new URLSearchParams(prefill);
  if (productId) query.set('product_id', String(productId));
  return `${prefixOf(language)}/enquiry/${form}?${query}`;
}
