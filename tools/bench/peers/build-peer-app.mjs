import fs from 'node:fs';
import path from 'node:path';
import { hashFiles, listFiles } from '../../install/hash-files.mjs';
import { getDataFolder } from '../../run/paths.mjs';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../../run/run-command.mjs';

const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/**
 * A tractor of the list. `price` is in rupees.
 * @typedef {{ id: number, name: string, brand: string, hp: number, price: number, picture: Buffer }} Item
 */

/**
 * Fetches the 24 most popular tractors of a site.
 * @param {string} site
 * @returns {Promise<Item[]>}
 */
export async function fetchItems(site) {
  const { data } = await (await fetch(`${site}/api/v1/tractors?language=en`)).json();
  return Promise.all(
    data.items.slice(0, 24).map(async ({ id, brand_name, model, hp, price, picture }) => {
      const { kind, id: pictureId, view } = picture;
      const file = await fetch(`${site}/img/${kind}/${pictureId}/${view}-400.avif`);
      return {
        ...{ id, brand: brand_name.text, name: `${brand_name.text} ${model}`, hp: hp ?? 0 },
        price: price?.min_inr ?? 0,
        picture: Buffer.from(await file.arrayBuffer()),
      };
    }),
  );
}

async function runProgram(folder, commandLine) {
  const [file, ...args] = commandLine;
  const { code, output } = await runCommand(file, args, {
    cwd: folder,
    env: { ...process.env, ...NO_TELEMETRY },
  });
  if (code !== 0)
    throw new PlainFailure(`${commandLine.join(' ')} failed:\n${getLastLines(output)}`);
}

/**
 * Copies a stack below the data folder, then installs and builds it. A build of the same sources is reused.
 * @param {import('./stacks.mjs').Stack} stack
 * @param {readonly Item[]} items
 */
export async function buildPeerApp(stack, items) {
  const folder = path.join(getDataFolder(), 'peers', stack.folder);
  const itemsJson = JSON.stringify(items.map(({ picture: _, ...item }) => item));
  const sourceFiles = [SHARED_SOURCES, getStackSources(stack)].flatMap((source) =>
    listFiles(source, () => true),
  );
  const inputTexts = [itemsJson, JSON.stringify(stack.dependencies)];
  const inputHash = hashFiles(import.meta.dirname, sourceFiles, inputTexts);
  const stampFile = path.join(folder, 'built-of');
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === inputHash) return folder;
  fs.rmSync(folder, { recursive: true, force: true });
  copySources(stack, folder);
  fs.writeFileSync(path.join(folder, stack.app, 'items.json'), itemsJson);
  writePictures(path.join(folder, 'public', 'img'), items);
  await runProgram(folder, ['npm', 'install', '--no-audit', '--no-fund']);
  await runProgram(folder, [process.execPath, ...stack.build]);
  fs.writeFileSync(stampFile, inputHash);
  return folder;
}

const SHARED_SOURCES = path.join(import.meta.dirname, 'shared');

const getStackSources = (stack) => path.join(import.meta.dirname, stack.folder);

/** Copies the sources of the stack with a manifest, and the shared sources among its modules. */
function copySources(stack, folder) {
  const { folder: name, app, dependencies } = stack;
  fs.cpSync(getStackSources(stack), folder, { recursive: true });
  fs.cpSync(SHARED_SOURCES, path.join(folder, app), { recursive: true });
  const manifest = { name, private: true, type: 'module', dependencies };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}

function writePictures(folder, items) {
  fs.mkdirSync(folder, { recursive: true });
  for (const { id, picture } of items) fs.writeFileSync(path.join(folder, `${id}.avif`), picture);
}
