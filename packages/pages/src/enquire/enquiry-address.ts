import { type Language, prefixOf } from '@tractor-haat/i18n';
import type { WidgetContracts } from '@tractor-haat/platform';

type AddressParts = Pick<WidgetContracts['enquiry/form'], 'form' | 'prefill' | 'productId'>;

/** The page of an enquiry form, with what is known of its answers; complete, with language prefix. */
export function enquiryAddress(
  language: Language,
  { form, prefill, productId }: AddressParts,
): string {
  const query = new URLSearchParams(prefill);
  if (productId) query.set('product_id', String(productId));
  return `${prefixOf(language)}/enquiry/${form}?${query}`;
}
