// The registry runs this program. `node tools/contract-types.mjs` prints the shared types of platform as JSON. With
// `--before <file> --now <file> [--uses <name>,…]` it prints the members of the first file that the second one breaks.
import './run/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { emitDeclarations } from './contract/emit-declarations.mjs';
import { findBrokenMembers } from './contract/find-broken-members.mjs';
import { hashFiles, listFiles } from './install/hash-files.mjs';
import { getDataFolder, root } from './run/paths.mjs';
import { fail } from './run/plain-failure.mjs';

const { values } = parseArgs({
  options: { before: { type: 'string' }, now: { type: 'string' }, uses: { type: 'string' } },
});

/**
 * Each publication requests the types, so they are cached until the sources of platform, the compiler or this program
 * change.
 */
async function readCurrentTypes() {
  const inputs = [
    ...['packages/platform/src', 'packages/i18n/src', 'tools/contract'],
    ...['tsconfig.base.json', 'pnpm-lock.yaml'],
  ];
  const sources = inputs.flatMap((input) =>
    listFiles(path.join(root, input), (file) => !/\.test\.tsx?$/.test(file)),
  );
  const digest = hashFiles(root, sources, ['types']);
  const cacheFile = path.join(getDataFolder(), 'contract-types.json');
  try {
    const cached = JSON.parse(fs.readFileSync(cacheFile, 'utf8'));
    if (cached.digest === digest) return cached.types;
  } catch {
    // The types are not in the cache.
  }
  const types = await emitDeclarations();
  fs.mkdirSync(getDataFolder(), { recursive: true });
  fs.writeFileSync(`${cacheFile}.${process.pid}`, JSON.stringify({ digest, types }));
  fs.renameSync(`${cacheFile}.${process.pid}`, cacheFile);
  return types;
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

async function main() {
  const { before, now, uses } = values;
  const result =
    before && now
      ? await findBrokenMembers(readJson(before), readJson(now), uses?.split(','))
      : await readCurrentTypes();
  process.stdout.write(JSON.stringify(result));
}

main().catch(fail);
