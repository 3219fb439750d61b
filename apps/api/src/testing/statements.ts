import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/database.ts';

type Prepared = { readonly sql: string };
type Session = { prepareQuery(query: Prepared, ...rest: unknown[]): unknown };

const during = new AsyncLocalStorage<string[]>();

/**
 * The statements that `work` and what it calls bring to the database, in transactions too, by their text; not those of
 * timers that run beside it. Drizzle makes a session for each transaction, all of one class: that is where they pass.
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
