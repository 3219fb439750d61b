import type { RoadCharge } from '@tractor-haat/api-client/contract';
import { isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { live } from '../../database/schema/from-content.ts';
import { ROAD_CHARGES, roadCharges } from '../../database/schema/road-charges.ts';
import { resolveOne } from '../../shared/lists/facets.ts';
import { stateNames } from '../../shared/lists/state-names.ts';

/** Charges of a state, else the nationwide ones. */
export function roadChargesRead(db: Database) {
  const readStates = stateNames(db, 'road_charges');
  const of = db
    .select({
      charge: roadCharges.charge,
      state: roadCharges.state,
      min_inr: roadCharges.min_inr,
      max_inr: roadCharges.max_inr,
      min_percent: roadCharges.min_percent,
      max_percent: roadCharges.max_percent,
      condition: roadCharges.condition,
      source: roadCharges.source,
      as_of: roadCharges.as_of,
      confidence: roadCharges.confidence,
    })
    .from(roadCharges)
    .where(
      live(
        roadCharges,
        or(isNull(roadCharges.state), sql`${roadCharges.state} = ${sql.placeholder('state')}`),
      ),
    )
    .prepare('road_charges');
  return async (state: string | undefined): Promise<RoadCharge[]> => {
    const slug = state === undefined ? '' : resolveOne(state, await readStates(), 'state_unknown');
    const rows: RoadCharge[] = await of.execute({ state: slug });
    return ROAD_CHARGES.flatMap((charge) => {
      const found = rows.filter((row) => row.charge === charge);
      return found.find((row) => row.state !== null) ?? found[0] ?? [];
    });
  };
}
