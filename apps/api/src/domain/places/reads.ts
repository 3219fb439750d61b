import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { districts } from '../../database/schema/districts.ts';
import type { Localised } from '../../database/schema/localised.ts';
import { states } from '../../database/schema/states.ts';
import { tehsils } from '../../database/schema/tehsils.ts';
import { placeSlug } from './names.ts';

/** A place as a look-up gives it. */
export type PlaceName = { slug: string; name: Localised };

/** A district that a name may mean. */
export type DistrictFound = PlaceName & { id: number; state: string; state_name: Localised };

const stateName = sql.placeholder('state');
const isState = or(eq(states.slug, stateName), sql`${stateName} = any(${states.aliases})`);

/** Look-ups of places, prepared once. A name is a slug, an English name or a former name. */
export function placeReads(db: Database) {
  const allStates = db
    .select({ slug: states.slug, name: states.name })
    .from(states)
    .prepare('places_states');
  const allDistricts = db
    .select({ slug: districts.slug, name: districts.name, state: states.slug })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.state_id))
    .prepare('places_all_districts');
  const ofState = db
    .select({ slug: districts.slug, name: districts.name })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.state_id))
    .where(isState)
    .prepare('places_districts');
  const district = sql.placeholder('district');
  const named = db
    .select({
      id: districts.id,
      slug: districts.slug,
      name: districts.name,
      state: states.slug,
      state_name: states.name,
    })
    .from(districts)
    .innerJoin(states, eq(states.id, districts.state_id))
    .where(
      and(
        or(eq(districts.slug, district), sql`${district} = any(${districts.aliases})`),
        or(sql`${stateName}::text = ''`, isState),
      ),
    )
    .prepare('places_district_named');
  const ofDistrict = db
    .select({ slug: tehsils.slug, name: tehsils.name })
    .from(tehsils)
    .where(eq(tehsils.district_id, sql.placeholder('id')))
    .prepare('places_tehsils');
  return {
    states: (): Promise<PlaceName[]> => allStates.execute(),
    allDistricts: (): Promise<(PlaceName & { state: string })[]> => allDistricts.execute(),
    districts: (state: string): Promise<PlaceName[]> =>
      ofState.execute({ state: placeSlug(state) }),
    /** Districts that `name` means, in one state or, without one, in all; own slugs come alone. */
    async findDistricts(name: string, state: string | undefined): Promise<DistrictFound[]> {
      const slug = placeSlug(name);
      const found = await named.execute({ district: slug, state: placeSlug(state ?? '') });
      const own = found.filter((one) => one.slug === slug);
      return own.length > 0 ? own : found;
    },
    tehsils: (id: number): Promise<PlaceName[]> => ofDistrict.execute({ id }),
  };
}

export type PlaceReads = ReturnType<typeof placeReads>;
