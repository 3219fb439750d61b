import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../core/database/database.ts';

type StatementText = { readonly sql: string };
type Session = { prepareQuery(query: StatementText, ...rest: unknown[]): unknown };

const recordedStatements = new AsyncLocalStorage<string[]>();

/** Drizzle creates a session per transaction, so the class of all sessions is patched. */
export async function recordStatements(
  db: Database,
  task: () => Promise<unknown>,
): Promise<string[]> {
  const { session } = db as unknown as { session: Session };
  const statements: string[] = [];
  const sessions: Session = Object.getPrototypeOf(session);
  const prepare = sessions.prepareQuery;
  const spy = jest.spyOn(sessions, 'prepareQuery').mockImplementation(function (
    this: Session,
    query,
    ...rest
  ) {
    recordedStatements.getStore()?.push(query.sql);
    return prepare.call(this, query, ...rest);
  });
  try {
    await recordedStatements.run(statements, task);
  } finally {
    spy.mockRestore();
  }
  return statements;
}
