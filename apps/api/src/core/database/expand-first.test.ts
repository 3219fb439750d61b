import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listBreakingChanges } from '../../testing/list-breaking-changes.ts';
import { migrations } from './migrations.ts';

const folder = migrations.migrationsFolder;
const lastRelease: { newest: string } = JSON.parse(
  readFileSync(path.join(folder, 'released.json'), 'utf8'),
);
const migrationNames = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => path.basename(file, '.sql'))
  .sort();

test('no migration since the last release breaks the released program', () => {
  expect(migrationNames).toContain(lastRelease.newest);
  const newMigrations = migrationNames
    .filter((name) => name > lastRelease.newest)
    .map((name) => ({ name, sql: readFileSync(path.join(folder, `${name}.sql`), 'utf8') }));
  expect(listBreakingChanges(newMigrations)).toEqual([]);
});

test.each([
  ['DROP TABLE "leads";', 'takes a table away'],
  ['DROP TABLE IF EXISTS leads CASCADE;', 'takes a table away'],
  ['ALTER TABLE "leads" DROP COLUMN "name";', 'takes a column away'],
  ['ALTER TABLE "leads" RENAME COLUMN "name" TO "full_name";', 'renames'],
  ['ALTER TABLE "leads" RENAME TO "requests";', 'renames'],
  ['ALTER TABLE "leads" ALTER COLUMN "n" SET DATA TYPE bigint;', 'changes a type'],
  ['ALTER TABLE "leads"\n  ALTER COLUMN "n" SET NOT NULL;', 'makes a column needed'],
  ['ALTER TABLE "leads" ALTER COLUMN "n" DROP DEFAULT;', 'takes a default away'],
  ['ALTER TABLE "leads" ADD COLUMN "n" text NOT NULL;', 'adds a needed column without a default'],
  ['ALTER TABLE "leads" ADD CONSTRAINT "c" CHECK (n > 0);', 'adds a rule'],
  ['CREATE UNIQUE INDEX "leads_n" ON "leads" USING btree ("n");', 'adds a rule'],
  ['DELETE FROM leads;', 'removes rows'],
])('reports the breaking statement %s', (sql, change) => {
  expect(listBreakingChanges([{ name: '0099_x', sql }])).toEqual([
    expect.stringContaining(`0099_x ${change}: `),
  ]);
});

test.each([
  'ALTER TABLE "leads" ADD COLUMN "n" text;',
  `ALTER TABLE "leads" ADD COLUMN "n" text DEFAULT 'en' NOT NULL;`,
  'CREATE INDEX "leads_n" ON "leads" USING btree ("n");',
  'ALTER TABLE "leads" DROP CONSTRAINT "c";',
  'CREATE TABLE "own" ("n" int NOT NULL);--> statement-breakpoint\nALTER TABLE "own" ADD CONSTRAINT "c" CHECK (n > 0);--> statement-breakpoint\nCREATE UNIQUE INDEX "own_n" ON "own" ("n");',
  'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM leads; END $$;',
  '-- contracts: nothing has read it since 0031\nALTER TABLE "leads" DROP COLUMN "name";',
])('accepts the compatible statement %s', (sql) => {
  expect(listBreakingChanges([{ name: '0099_x', sql }])).toEqual([]);
});
