import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { contentState } from '../../../database/schema/content-state.ts';
import { districts } from '../../../database/schema/districts.ts';
import { states } from '../../../database/schema/states.ts';
import { tehsils } from '../../../database/schema/tehsils.ts';
import { cacheWithRevision } from '../../../shared/lists/cache-by-revision.ts';
import { PlaceIndex } from './place-index.ts';
import { PLACES_STATE_NAME } from './seed-places.ts';

export type PlaceIndexCache = () => Promise<PlaceIndex>;

export function createPlaceIndexCache(db: Database): PlaceIndexCache {
  const digestQuery = db
    .select({ digest: contentState.digest })
    .from(contentState)
    .where(eq(contentState.name, PLACES_STATE_NAME))
    .prepare('places_digest');
  return cacheWithRevision(
    async () => (await digestQuery.execute())[0]?.digest ?? '',
    () => createPlaceIndex(db),
  );
}

async function createPlaceIndex(db: Database): Promise<PlaceIndex> {
  const [allStates, allDistricts, allTehsils] = await Promise.all([
    db
      .select({ slug: states.slug, name: states.name, aliases: states.aliases })
      .from(states)
      .orderBy(asc(states.slug)),
    db
      .select({
        id: districts.id,
        slug: districts.slug,
        name: districts.name,
        aliases: districts.aliases,
        state: states.slug,
        state_name: states.name,
      })
      .from(districts)
      .innerJoin(states, eq(states.id, districts.state_id))
      .orderBy(asc(states.slug), asc(districts.slug)),
    db
      .select({ district_id: tehsils.district_id, slug: tehsils.slug, name: tehsils.name })
      .from(tehsils)
      .orderBy(asc(tehsils.district_id), asc(tehsils.slug)),
  ]);
  return new PlaceIndex(allStates, allDistricts, allTehsils);
}
