import { count } from 'drizzle-orm';
import { seed } from '../domain/seed/seed.ts';
import { contentFolder, removeTestFolders } from '../testing/content.ts';
import { bothDatabases } from '../testing/databases.ts';
import { implementsTable } from './schema/implements.ts';

afterAll(removeTestFolders);

// PGlite has one process and one session, so only a server can meet two starts at once.
const servers = bothDatabases().filter(({ name }) => name === 'PostgreSQL');

test('processes that start at the same time prepare one after the other', async () => {
  for (const server of servers) {
    const connection = await server.bare();
    const folder = contentFolder();
    const done: string[] = [];
    const start = () =>
      connection.prepare(async (db) => {
        done.push(await seed(db, folder));
      });
    await Promise.all([start(), start(), start()]);
    expect(done).toEqual(['written', 'unchanged', 'unchanged']);
    const [rows] = await connection.db.select({ rows: count() }).from(implementsTable);
    expect(rows).toEqual({ rows: 53 });
    await connection.close();
  }
});
