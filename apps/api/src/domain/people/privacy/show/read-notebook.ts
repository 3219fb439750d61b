import type { MyData } from '@tractor-haat/api-client/contract';
import type { Database } from '../../../../database/database.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { entriesOf } from '../../notebook/sync-notebook.ts';

/** Notebook entries stored on the server for a number. */
export async function readNotebook(db: Database, mobile: string): Promise<MyData['notebook']> {
  const account = await findAccount(db, mobile);
  if (account === undefined) return [];
  const entries = await entriesOf(db, account.id);
  return entries
    .filter(({ gone }) => !gone)
    .map(({ title, text, to, at }) => ({ title, text, to, at }));
}
