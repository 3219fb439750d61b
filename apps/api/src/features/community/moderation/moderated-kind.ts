import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ModerationState } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';

export type ModerationItem = {
  /** Kind and row id, such as `comment-12`. */
  id: string;
  kind: string;
  status: ModerationState;
  at: string;
  by: string;
  /** Subject of the text, such as the slug of a post. */
  about: string;
  text: string;
  /** Path of the page that shows the item after approval. */
  link: string;
};

export type ModeratedKind = {
  kind: string;
  /** Oldest first, at most `MAX_LISTED_ITEMS`. */
  list(db: Database, status: ModerationState): Promise<ModerationItem[]>;
  listPage(db: Database, status: ModerationState, start: PageStart): Promise<ModerationItem[]>;
  /** Returns false if the row does not exist or is not in the expected state. */
  decide(
    db: Database,
    id: number,
    status: ModerationState,
    expectedStatus?: ModerationState,
  ): Promise<boolean>;
  has(db: Database, id: number): Promise<boolean>;
};

/** `after` is the id of the last row of the previous page. */
type PageStart = { after: number; limit: number };

type ModeratedTable = PgTable & {
  id: PgColumn;
  status: PgColumn;
  created_at: PgColumn;
  moderated_at: PgColumn;
};

type ModeratedRow = { id: number; status: ModerationState; created_at: Date };

const MAX_LISTED_ITEMS = 200;

export function createModeratedKind<T extends ModeratedTable>(
  kind: string,
  table: T,
  describeRow: (
    row: T['$inferSelect'],
    db: Database,
  ) => Promise<Pick<ModerationItem, 'by' | 'about' | 'text' | 'link'>>,
): ModeratedKind {
  async function listItems(
    db: Database,
    condition: SQL | undefined,
    { orderBy, limit }: { orderBy: PgColumn; limit: number },
  ): Promise<ModerationItem[]> {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(condition)
      .orderBy(asc(orderBy))
      .limit(limit)) as (T['$inferSelect'] & ModeratedRow)[];
    return Promise.all(
      rows.map(async (row) => ({
        id: `${kind}-${row.id}`,
        kind,
        status: row.status,
        at: row.created_at.toISOString(),
        ...(await describeRow(row, db)),
      })),
    );
  }
  return {
    kind,
    list: (db, status) =>
      listItems(db, eq(table.status, status), {
        orderBy: table.created_at,
        limit: MAX_LISTED_ITEMS,
      }),
    listPage: (db, status, { after, limit }) =>
      listItems(db, and(eq(table.status, status), gt(table.id, after)), {
        orderBy: table.id,
        limit,
      }),
    async has(db, id) {
      const rows = await db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(eq(table.id, id));
      return rows.length > 0;
    },
    async decide(db, id, status, expectedStatus) {
      const changedRows = await db
        .update(table as PgTable)
        .set({ status, moderated_at: new Date() })
        .where(and(eq(table.id, id), expectedStatus && eq(table.status, expectedStatus)))
        .returning({ id: table.id });
      return changedRows.length > 0;
    },
  };
}
