import type { Connection } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres, type PoolRule } from './postgres.ts';

type Place = { databaseUrl: string | undefined; dataDir: string; pool?: PoolRule };

/** Opens PostgreSQL if an address is set, else the embedded database of the data folder. */
export function connect(
  { databaseUrl, dataDir, pool }: Place,
  lost?: (error: Error) => void,
): Promise<Connection> {
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl, lost, pool);
}
