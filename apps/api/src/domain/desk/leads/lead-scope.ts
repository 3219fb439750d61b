import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import type { Asker } from '../desk-deps.ts';

/**
 * Condition for the leads in a person's scope: for a dealer those of its brands in its districts, and without either
 * none; for everybody else all (undefined).
 */
export function scopeOf({ role, brands, districts }: Asker): SQL | undefined {
  if (role !== 'dealer') return undefined;
  if (brands.length === 0 || districts.length === 0) return sql`false`;
  return and(inArray(deskLeads.brand, brands), inDistricts(districts));
}

/** A district's slug matches every district of that name; with its state before a slash it matches one. */
export function inDistricts(districts: readonly string[]): SQL | undefined {
  return or(
    ...districts.map((place) => {
      const [state = '', district] = place.split('/');
      if (district === undefined) return eq(deskLeads.district, place);
      return and(eq(deskLeads.state, state), eq(deskLeads.district, district));
    }),
  );
}
