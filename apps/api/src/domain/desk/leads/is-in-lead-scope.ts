import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import type { StaffUser } from '../desk-deps.ts';

/**
 * SQL condition for the leads that a user may see. Dealers see leads of their brands in their districts, and no leads
 * if they have no brand or no district. Other roles see all leads (undefined).
 */
export function isInLeadScope({ role, brands, districts }: StaffUser): SQL | undefined {
  if (role !== 'dealer') return undefined;
  if (brands.length === 0 || districts.length === 0) return sql`false`;
  return and(inArray(deskLeads.brand, brands), isInDistricts(districts));
}

/** Accepts `district`, which matches every district of that slug, and `state/district`. */
export function isInDistricts(districts: readonly string[]): SQL | undefined {
  return or(
    ...districts.map((name) => {
      const [state = '', district] = name.split('/');
      if (district === undefined) return eq(deskLeads.district, name);
      return and(eq(deskLeads.state, state), eq(deskLeads.district, district));
    }),
  );
}
