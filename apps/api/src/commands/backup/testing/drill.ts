/**
 * A restore drill in its own process, because the embedded database does not start in jest's module system. Arguments:
 * a folder, then the addresses of two empty databases of a server, or none. Exits with an error, or prints what it
 * compared.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { connect } from '../../../database/connect.ts';
import type { Connection } from '../../../database/database.ts';
import { accounts } from '../../../database/schema/accounts.ts';
import { usedPhotos } from '../../../database/schema/used-photos.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { listenForCommands } from '../../admin/listen-for-commands.ts';
import { type BackupLocations, backup } from '../backup.ts';
import { restore } from '../restore.ts';

const now = new Date('2026-11-23T10:00:00Z');
const SECRET_KEY = 'a secret key of the backup drill, long enough';
const [folder = '', ...urls] = process.argv.slice(2);
const isEmbedded = urls.length === 0;
const mode = (file: string) => fs.statSync(file).mode & 0o777;

function place(name: string, databaseUrl: string | undefined): BackupLocations {
  const dataDir = path.join(folder, name);
  return { dataDir, storeDir: path.join(dataDir, 'store'), secretKey: undefined, databaseUrl };
}

async function write({ db }: Connection, from: number, rows: number) {
  for (let at = from; at < from + rows; at += 1) {
    const mobile = String(9_820_000_000 + at);
    const person = { mobile, name: `Seller ${at}`, password_hash: 'x', created_at: now };
    await db.insert(accounts).values(person);
    const [small, large] = [randomBytes(2000), randomBytes(9000)];
    const photo = randomBytes(16).toString('base64url');
    const shape = { width: 400, height: 300, created_at: now };
    await db.insert(usedPhotos).values({ photo, small, large, ...shape });
  }
}

async function everything({ db }: Connection) {
  const photos = await db.select().from(usedPhotos).orderBy(usedPhotos.photo);
  return {
    accounts: await db.select().from(accounts).orderBy(accounts.id),
    photos: photos.map((row) => ({
      ...row,
      small: Buffer.from(row.small).toString('hex'),
      large: Buffer.from(row.large).toString('hex'),
    })),
  };
}

async function rowsAt(where: BackupLocations) {
  const connection = await connect(where);
  const rows = await everything(connection);
  await connection.close();
  return rows;
}

const lost = place('lost', urls[0]);
const fresh = place('fresh', urls[1]);
const file = path.join(folder, 'backup.tar');
const key = path.join(lost.dataDir, 'secret.key');
const live = path.join(lost.storeDir, 'environments', 'production.json');
fs.mkdirSync(path.dirname(live), { recursive: true });
fs.writeFileSync(live, '{"live":1}');
if (isEmbedded) fs.writeFileSync(key, SECRET_KEY, { mode: 0o600 });

const running = await connect(lost);
await running.prepare(async () => undefined);
const socket = await listenForCommands(lost.dataDir, running.db, createLogger('silent'), () => '');
await write(running, 0, 40);
const before = await everything(running);
await backup(lost, { file, force: false, now });
assert.equal(mode(file), 0o600);
// The source keeps running; rows written after the backup are not in it.
await write(running, 100, 3);
await socket.close();
await running.close();

await assert.rejects(backup(lost, { file, force: false, now }), /--force overwrites it/);
await assert.rejects(restore(lost, { file, force: false, now }), /Nothing was restored: .*--force/);

// A damaged, truncated or missing archive changes nothing.
const whole = fs.readFileSync(file);
const opened = path.join(folder, 'opened');
fs.mkdirSync(opened);
execFileSync('tar', ['-xf', file, '-C', opened]);
fs.appendFileSync(path.join(opened, 'database'), 'x');
const bad = path.join(folder, 'bad.tar');
execFileSync('tar', ['-cf', bad, '-C', opened, '.']);
await assert.rejects(
  restore(lost, { file: bad, force: true, now }),
  /is damaged, .*checksum differs for database/,
);
fs.writeFileSync(bad, whole.subarray(0, whole.length / 2));
await assert.rejects(
  restore(lost, { file: bad, force: true, now }),
  /cannot be read|damaged|not a backup/,
);
fs.writeFileSync(bad, 'no archive');
await assert.rejects(restore(lost, { file: bad, force: true, now }), /cannot be read|not a backup/);
assert.equal((await rowsAt(lost)).accounts.length, 43);

// Restores into an empty location, and over existing data.
for (const [where, force] of [
  [fresh, false],
  [lost, true],
] as const) {
  assert.deepEqual(await restore(where, { file, force, now }), { made_at: now.toISOString() });
  assert.deepEqual(await rowsAt(where), before);
  // The restored tables can be migrated and written to.
  const again = await connect(where);
  await again.prepare(async () => undefined);
  await write(again, 500, 1);
  await again.close();
  const store = path.join(where.storeDir, 'environments', 'production.json');
  assert.equal(fs.readFileSync(store, 'utf8'), '{"live":1}');
  assert.ok(!fs.readdirSync(where.dataDir).some((one) => one.startsWith('restore-')));
  if (!isEmbedded) continue;
  const restored = path.join(where.dataDir, 'secret.key');
  assert.deepEqual([fs.readFileSync(restored, 'utf8'), mode(restored)], [SECRET_KEY, 0o600]);
}
console.log(`${before.accounts.length} accounts and ${before.photos.length} photos are the same`);
