import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/database.ts';

type StatementText = { readonly sql: string };
type Session = { prepareQuery(query: StatementText, ...rest: unknown[]): unknown };

const during = new AsyncLocalStorage<string[]>();

/**
 * Statements of `work` and its callees, in transactions too; without those of concurrent timers. Drizzle creates a
 * session for each transaction, all of one class, which is patched here.
 */
export async function statementsOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { session } = db as unknown as { session: Session };
  const found: string[] = [];
  const sessions: Session = Object.getPrototypeOf(session);
  const prepare = sessions.prepareQuery;
  const spy = jest.spyOn(sessions, 'prepareQuery').mockImplementation(function (
    this: Session,
    query,
    ...rest
  ) {
    during.getStore()?.push(query.sql);
    return prepare.call(this, query, ...rest);
  });
  try {
    await during.run(found, work);
  } finally {
    spy.mockRestore();
  }
  return found;
}
