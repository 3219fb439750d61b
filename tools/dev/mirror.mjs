import fs from 'node:fs';
import path from 'node:path';
import { precompress } from '../../packages/registry/src/core/publish/write-artifact.ts';
import { parseRecord, storeLayout } from '../../packages/registry/src/index.ts';
import { PlainFailure } from '../run/plain-failure.mjs';

const REQUEST_TIMEOUT_MS = 20_000;
const MAX_CONCURRENT = 8;

/** Promotes the live remotes of a deployment in the store of the session, except `only`, which is in development. */
export async function mirror(against, store, only) {
  const { remotes } = await fetchLive(against);
  const records = remotes
    .map((remote) =>
      parseRecord(JSON.stringify(remote), `${against}: the record of ${remote.name}`),
    )
    .filter(({ name }) => name !== only);
  for (const record of records) {
    await copyVersion(against, store.folder, record);
    await store.promote(record);
  }
  return records.map(({ name, version }) => `${name}@${version}`).join(' ');
}

async function fetchRequired(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).catch(
    (error) => {
      throw new PlainFailure(`${url} cannot be reached: ${error.cause?.message ?? error.message}`);
    },
  );
  if (!response.ok) throw new PlainFailure(`${url} returned ${response.status}.`);
  return response;
}

async function fetchLive(against) {
  const url = `${against}/__federation/live.json`;
  const response = await fetchRequired(url);
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
  const response = await fetchRequired(`${against}/r/${name}/${version}/${file}`);
  const content = Buffer.from(await response.arrayBuffer());
  const { br, gz } = await precompress(content, 'min');
  write(path.join(folder, file), content);
  write(path.join(folder, `${file}.br`), br);
  write(path.join(folder, `${file}.gz`), gz);
}

/** Does not verify the hashes of the files, because the promotion of the version verifies them. */
async function copyVersion(against, store, record) {
  const { name, version } = record;
  const folder = storeLayout.files(store, name, version);
  const queue = Object.keys(record.files);
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop())
      await copyFile(against, folder, record, file);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
  const bundle = await fetchRequired(`${against}/__federation/server/${name}/${version}`);
  const serverFolder = storeLayout.server(store, name, version);
  write(path.join(serverFolder, record.server.file), Buffer.from(await bundle.arrayBuffer()));
  write(storeLayout.record(store, name, version), JSON.stringify(record));
}
