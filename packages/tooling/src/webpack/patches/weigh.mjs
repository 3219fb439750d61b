// `node weigh.mjs [patch]…` builds shell and media with and without each patch and prints the savings.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import webpack from 'webpack';
import { appConfigs } from '../app-configs.mjs';
import { patches } from './patches.mjs';

const apps = path.resolve(import.meta.dirname, '../../../../../apps');

const listScripts = (folder) => fs.readdirSync(folder).filter((file) => file.endsWith('.js'));

/** Brotli bytes of the scripts of a first visit, and of all scripts of the app. */
function measureScripts(folder, app) {
  const { groups } = JSON.parse(fs.readFileSync(path.join(folder, 'build.json'), 'utf8'));
  const sumCompressedBytes = (files) =>
    files
      .filter((file) => file.endsWith('.js'))
      .reduce(
        (sum, file) =>
          sum + zlib.brotliCompressSync(fs.readFileSync(path.join(folder, file))).length,
        0,
      );
  const firstFiles = app === 'shell' ? groups.main : ['remoteEntry.js', ...groups[`${app}-remote`]];
  return { first: sumCompressedBytes(firstFiles), all: sumCompressedBytes(listScripts(folder)) };
}

async function buildAndMeasure(app, without) {
  const [config] = appConfigs(path.join(apps, app), { without });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weigh-'));
  try {
    const compiler = webpack({ ...config, output: { ...config.output, path: folder } });
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) =>
        compiler.close(() => (error ? reject(error) : resolve(result))),
      ),
    );
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    return measureScripts(folder, app);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
const selected = patches.filter(({ name }) => names.length === 0 || names.includes(name));
for (const app of ['shell', 'media']) {
  const patched = await buildAndMeasure(app, []);
  console.log(`${app}: ${patched.first} bytes (brotli) at first, ${patched.all} in all`);
  for (const { name, appKind } of selected) {
    if (appKind && (appKind === 'shell') !== (app === 'shell')) continue;
    const unpatched = await buildAndMeasure(app, [name]);
    console.log(
      `  ${name}: saves ${unpatched.first - patched.first} at first, ${unpatched.all - patched.all} in all`,
    );
  }
}
