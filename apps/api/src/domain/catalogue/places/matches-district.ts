import { type AnyColumn, and, eq, or, sql } from 'drizzle-orm';
import { districts } from '../../../database/schema/districts.ts';
import { states } from '../../../database/schema/states.ts';

/** `name` is a column with the English name of a district, which may be a former name. */
export const matchesDistrict = (name: AnyColumn) =>
  and(
    eq(districts.state_id, states.id),
    or(
      eq(sql`${districts.name}->>'en'`, name),
      sql`replace(lower(${name}), ' ', '-') = any(${districts.aliases} || ${districts.slug})`,
    ),
  );
