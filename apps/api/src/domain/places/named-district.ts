import { type AnyColumn, and, eq, or, sql } from 'drizzle-orm';
import { districts } from '../../database/schema/districts.ts';
import { states } from '../../database/schema/states.ts';

/** The district of the joined state that is or was called so in English, as listings and reviews name it. */
export const namedDistrict = (name: AnyColumn) =>
  and(
    eq(districts.state_id, states.id),
    or(
      eq(sql`${districts.name}->>'en'`, name),
      sql`replace(lower(${name}), ' ', '-') = any(${districts.aliases} || ${districts.slug})`,
    ),
  );
