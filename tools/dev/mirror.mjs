import fs from 'node:fs';
import path from 'node:path';
import { parseRecord, storeLayout } from '../../packages/registry/src/index.ts';
import { precompress } from '../../packages/registry/src/publish/precompress.ts';
import { PlainFailure } from '../run/plain-failure.mjs';

const LIMIT_MS = 20_000;
const AT_ONCE = 8;

async function get(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    (error) => {
      throw new PlainFailure(
        `${address} cannot be reached: ${error.cause?.message ?? error.message}`,
      );
    },
  );
  if (!response.ok) throw new PlainFailure(`${address} answers ${response.status}.`);
  return response;
}

async function fetchLive(against) {
  const address = `${against}/__federation/live.json`;
  const response = await get(address);
  if (!/json/.test(response.headers.get('content-type') ?? ''))
    throw new PlainFailure(
      `${against} does not publish its composition: set PREVIEWS=on there, as on staging.`,
    );
  return response.json();
}

function write(file, content) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

async function copyFile(against, folder, { name, version }, file) {
  const response = await get(`${against}/r/${name}/${version}/${file}`);
  const content = Buffer.from(await response.arrayBuffer());
  const { br, gz } = await precompress(content, 'least');
  write(path.join(folder, file), content);
  write(path.join(folder, `${file}.br`), br);
  write(path.join(folder, `${file}.gz`), gz);
}

/** One version of the deployment's store; its hashes are verified on promotion. */
async function copyVersion(against, store, record) {
  const { name, version } = record;
  const folder = storeLayout.files(store, name, version);
  const waiting = Object.keys(record.files);
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await copyFile(against, folder, record, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const bundle = await get(`${against}/__federation/server/${name}/${version}`);
  const serverFolder = storeLayout.server(store, name, version);
  write(path.join(serverFolder, record.server.file), Buffer.from(await bundle.arrayBuffer()));
  write(storeLayout.record(store, name, version), JSON.stringify(record));
}

/** Copies the live remotes of a deployment into the session's store, except the one in development. */
export async function mirror(against, store, only) {
  const { remotes } = await fetchLive(against);
  const others = remotes
    .map((one) => parseRecord(JSON.stringify(one), `${against}: the record of ${one.name}`))
    .filter(({ name }) => name !== only);
  for (const record of others) {
    await copyVersion(against, store.folder, record);
    await store.promote(record);
  }
  return others.map(({ name, version }) => `${name}@${version}`).join(' ');
}
