import type { Database } from '../../../../database/database.ts';
import type { myDataVisits } from '../../../../database/schema/my-data-visits.ts';
import type { Clock } from '../../../../shared/clock.ts';
import type { CodeService } from '../../codes/code-service.ts';

export type MyDataSessionDeps = {
  db: Database;
  codes: CodeService;
  clock: Clock;
  key: string;
};

export type Visit = typeof myDataVisits.$inferSelect;
