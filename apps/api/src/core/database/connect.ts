import type { Connection } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres, type PoolOptions } from './open-postgres.ts';

type DatabaseLocation = { databaseUrl: string | undefined; dataDir: string; pool?: PoolOptions };

export function connect(
  { databaseUrl, dataDir, pool }: DatabaseLocation,
  onLost?: (error: Error) => void,
): Promise<Connection> {
  return databaseUrl === undefined
    ? openEmbedded(dataDir)
    : openPostgres(databaseUrl, onLost, pool);
}
