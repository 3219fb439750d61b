import type { FormDefinition } from '@tractor-haat/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import { dealers } from '../../../database/schema/dealers.ts';
import { live } from '../../../database/schema/from-content.ts';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import type { EnquiryDeps } from './enquiry-deps.ts';

/** False if the id does not fit the form: a machine of its list, a public listing, a dealer. */
export async function isKnownProduct(
  { db, products }: Pick<EnquiryDeps, 'db' | 'products'>,
  { name, fields }: FormDefinition,
  id: number,
): Promise<boolean> {
  const kinds = new Set<string>(fields.map(({ kind }) => kind));
  if (kinds.has('type')) return (await products.implements()).byId(id) !== undefined;
  if (kinds.has('tractor_brand')) return (await products.makers.tractor()).byId(id) !== undefined;
  if (kinds.has('tyre_brand')) return (await products.makers.tyre()).byId(id) !== undefined;
  if (name === 'used-contact') {
    // Includes sold ones, because their page may still be open.
    const visibleStatus = inArray(usedTractors.status, ['approved', 'sold']);
    return (await db.$count(usedTractors, and(eq(usedTractors.id, id), visibleStatus))) > 0;
  }
  if (name === 'dealer-contact')
    return (await db.$count(dealers, live(dealers, eq(dealers.id, id)))) > 0;
  // For forms without a product the id has no meaning.
  return true;
}
