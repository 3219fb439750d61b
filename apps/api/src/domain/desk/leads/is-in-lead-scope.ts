import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import type { StaffUser } from '../desk-deps.ts';

/**
 * Condition for the leads in a person's scope: for a dealer those of its brands in its districts, and without either
 * none; for everybody else all (undefined).
 */
export function isInLeadScope({ role, brands, districts }: StaffUser): SQL | undefined {
  if (role !== 'dealer') return undefined;
  if (brands.length === 0 || districts.length === 0) return sql`false`;
  return and(inArray(deskLeads.brand, brands), isInDistricts(districts));
}

/** A district's slug matches every district of that name; with its state before a slash it matches one. */
export function isInDistricts(districts: readonly string[]): SQL | undefined {
  return or(
    ...districts.map((place) => {
      const [state = '', district] = place.split('/');
      if (district === undefined) return eq(deskLeads.district, place);
      return and(eq(deskLeads.state, state), eq(deskLeads.district, district));
    }),
  );
}
