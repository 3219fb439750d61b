import type { Places, StateRow } from '@tractor-haat/places';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { districts } from '../../../database/schema/districts.ts';
import { neighbourTowns } from '../../../database/schema/neighbour-towns.ts';
import { states } from '../../../database/schema/states.ts';
import { tehsils } from '../../../database/schema/tehsils.ts';
import { towns } from '../../../database/schema/towns.ts';

export async function listPlaces(db: Database): Promise<Places> {
  const { slug, kind, name, aliases } = states;
  const parentSlugs = { state: states.slug, district: districts.slug };
  return {
    // The type of the column allows missing translations, but each stored state has a name in every language.
    states: (await db.select({ slug, kind, name, aliases }).from(states)) as StateRow[],
    districts: await db
      .select({
        state: states.slug,
        slug: districts.slug,
        name: districts.name,
        aliases: districts.aliases,
      })
      .from(districts)
      .innerJoin(states, eq(states.id, districts.state_id)),
    tehsils: await db
      .select({ ...parentSlugs, slug: tehsils.slug, name: tehsils.name })
      .from(tehsils)
      .innerJoin(districts, eq(districts.id, tehsils.district_id))
      .innerJoin(states, eq(states.id, districts.state_id)),
    towns: await db
      .select({
        ...parentSlugs,
        slug: towns.slug,
        name: towns.name,
        latitude: towns.latitude,
        longitude: towns.longitude,
      })
      .from(towns)
      .innerJoin(districts, eq(districts.id, towns.district_id))
      .innerJoin(states, eq(states.id, districts.state_id)),
    neighbours: await db
      .select({ latitude: neighbourTowns.latitude, longitude: neighbourTowns.longitude })
      .from(neighbourTowns),
  };
}
