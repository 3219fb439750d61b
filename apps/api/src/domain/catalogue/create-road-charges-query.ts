import type { RoadCharge } from '@tractor-haat/api-client/contract';
import { isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isLive } from '../../database/schema/content-columns.ts';
import { ROAD_CHARGES, roadCharges } from '../../database/schema/road-charges.ts';
import { createStateNamesQuery } from '../../shared/lists/create-state-names-query.ts';
import { resolveName } from '../../shared/lists/resolve-selection.ts';

/** Returns the row of the state for each charge, or else the nationwide row. */
export function createRoadChargesQuery(db: Database) {
  const listStates = createStateNamesQuery(db, 'road_charges');
  const chargesQuery = db
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
      isLive(
        roadCharges,
        or(isNull(roadCharges.state), sql`${roadCharges.state} = ${sql.placeholder('state')}`),
      ),
    )
    .prepare('road_charges');
  return async (state: string | undefined): Promise<RoadCharge[]> => {
    const slug = state === undefined ? '' : resolveName(state, await listStates(), 'state_unknown');
    const rows: RoadCharge[] = await chargesQuery.execute({ state: slug });
    return ROAD_CHARGES.flatMap((charge) => {
      const chargeRows = rows.filter((row) => row.charge === charge);
      const stateRow = chargeRows.find((row) => row.state !== null);
      return stateRow ?? chargeRows[0] ?? [];
    });
  };
}
