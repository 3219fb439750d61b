import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { deskLeads } from '../../../database/schema/desk-leads.ts';
import type { StaffUser } from '../desk-deps.ts';

/** Dealers see only leads of their brands in their districts. Undefined for other roles, which see all leads. */
export function isInLeadScope({ role, brands, districts }: StaffUser): SQL | undefined {
  if (role !== 'dealer') return undefined;
  if (brands.length === 0 || districts.length === 0) return sql`false`;
  return and(inArray(deskLeads.brand, brands), isInDistricts(districts));
}

/** `district` matches every district with that slug, and `state/district` matches one. */
export function isInDistricts(districts: readonly string[]): SQL | undefined {
  return or(
    ...districts.map((name) => {
      const [state = '', district] = name.split('/');
      if (district === undefined) return eq(deskLeads.district, name);
      return and(eq(deskLeads.state, state), eq(deskLeads.district, district));
    }),
  );
}
