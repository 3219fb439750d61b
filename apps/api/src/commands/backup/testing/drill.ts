/**
 * Runs in a separate process, because the embedded database does not start in jest. Arguments: a folder, and the URLs
 * of two empty databases for a drill with PostgreSQL.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createLogger } from '../../../core/create-logger.ts';
import { connect } from '../../../core/database/connect.ts';
import type { Connection } from '../../../core/database/database.ts';
import { usedPhotos } from '../../../features/catalogue/used/tables.ts';
import { accounts } from '../../../features/people/accounts/tables.ts';
import { listenForCommands } from '../../admin/execute-command.ts';
import { type BackupLocations, backup } from '../backup.ts';
import { restore } from '../restore.ts';

const now = new Date('2026-11-23T10:00:00Z');
const BACKED_UP_ROWS = 40;
const LATER_ROWS = 3;
const SECRET_KEY = 'a secret key of the backup drill, long enough';
const [folder = '', ...urls] = process.argv.slice(2);
const isEmbedded = urls.length === 0;
const readMode = (file: string) => fs.statSync(file).mode & 0o777;

function createLocations(name: string, databaseUrl: string | undefined): BackupLocations {
  const dataDir = path.join(folder, name);
  return { dataDir, storeDir: path.join(dataDir, 'store'), secretKey: undefined, databaseUrl };
}

/** Writes accounts and photos with the numbers from `firstNumber` on. */
async function writeRows({ db }: Connection, firstNumber: number, count: number) {
  for (let number = firstNumber; number < firstNumber + count; number += 1) {
    const mobile = String(9_820_000_000 + number);
    const person = { mobile, name: `Seller ${number}`, password_hash: 'x', created_at: now };
    await db.insert(accounts).values(person);
    const [small, large] = [randomBytes(2000), randomBytes(9000)];
    const photo = randomBytes(16).toString('base64url');
    const photoFields = { width: 400, height: 300, created_at: now };
    await db.insert(usedPhotos).values({ photo, small, large, ...photoFields });
  }
}

async function readRows({ db }: Connection) {
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

async function readRowsAt(locations: BackupLocations) {
  const connection = await connect(locations);
  const rows = await readRows(connection);
  await connection.close();
  return rows;
}

const original = createLocations('original', urls[0]);
const empty = createLocations('empty', urls[1]);
const file = path.join(folder, 'backup.tar');
const getKeyFile = ({ dataDir }: BackupLocations) => path.join(dataDir, 'secret.key');
const getLiveVersionsFile = ({ storeDir }: BackupLocations) =>
  path.join(storeDir, 'environments', 'production.json');

/** Returns the rows of the backup. Later rows must not be restored. */
async function backUpRunningDatabase() {
  fs.mkdirSync(path.dirname(getLiveVersionsFile(original)), { recursive: true });
  fs.writeFileSync(getLiveVersionsFile(original), '{"live":1}');
  if (isEmbedded) fs.writeFileSync(getKeyFile(original), SECRET_KEY, { mode: 0o600 });
  const connection = await connect(original);
  await connection.prepare(async () => undefined);
  const logger = createLogger('silent');
  const socket = await listenForCommands(original.dataDir, connection.db, logger, () => '');
  await writeRows(connection, 0, BACKED_UP_ROWS);
  const rows = await readRows(connection);
  await backup(original, { file, force: false, now });
  assert.equal(readMode(file), 0o600);
  await writeRows(connection, 100, LATER_ROWS);
  await socket.close();
  await connection.close();
  return rows;
}

async function assertDataIsPreserved() {
  const options = { file, force: false, now };
  await assert.rejects(backup(original, options), /--force overwrites it/);
  await assert.rejects(restore(original, options), /Nothing was restored: .*--force/);
}

async function assertDamagedArchivesAreRejected() {
  const unpacked = path.join(folder, 'unpacked');
  fs.mkdirSync(unpacked);
  execFileSync('tar', ['-xf', file, '-C', unpacked]);
  fs.appendFileSync(path.join(unpacked, 'database'), 'x');
  const damagedFile = path.join(folder, 'damaged.tar');
  const restoreDamaged = () => restore(original, { file: damagedFile, force: true, now });
  execFileSync('tar', ['-cf', damagedFile, '-C', unpacked, '.']);
  await assert.rejects(restoreDamaged(), /is damaged, .*checksum differs for database/);
  const archive = fs.readFileSync(file);
  fs.writeFileSync(damagedFile, archive.subarray(0, archive.length / 2));
  await assert.rejects(restoreDamaged(), /cannot be read|damaged|not a backup/);
  fs.writeFileSync(damagedFile, 'no archive');
  await assert.rejects(restoreDamaged(), /cannot be read|not a backup/);
  assert.equal((await readRowsAt(original)).accounts.length, BACKED_UP_ROWS + LATER_ROWS);
}

async function assertRestores(locations: BackupLocations, options: { force: boolean }) {
  const { made_at } = await restore(locations, { ...options, file, now });
  assert.equal(made_at, now.toISOString());
  assert.deepEqual(await readRowsAt(locations), backedUpRows);
  const reopened = await connect(locations);
  await reopened.prepare(async () => undefined);
  await writeRows(reopened, 500, 1);
  await reopened.close();
  assert.equal(fs.readFileSync(getLiveVersionsFile(locations), 'utf8'), '{"live":1}');
  assert.ok(!fs.readdirSync(locations.dataDir).some((name) => name.startsWith('restore-')));
  if (!isEmbedded) return;
  const keyFile = getKeyFile(locations);
  assert.deepEqual([fs.readFileSync(keyFile, 'utf8'), readMode(keyFile)], [SECRET_KEY, 0o600]);
}

const backedUpRows = await backUpRunningDatabase();
await assertDataIsPreserved();
await assertDamagedArchivesAreRejected();
await assertRestores(empty, { force: false });
await assertRestores(original, { force: true });
const accountCount = backedUpRows.accounts.length;
console.log(`${accountCount} accounts and ${backedUpRows.photos.length} photos are the same`);
