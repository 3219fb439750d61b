import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { digestOf, filesBelow } from '../install/digest.mjs';
import { command, lastLines } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { PlainFailure, sentenceFor } from '../run/plain-failure.mjs';
import { step } from '../run/steps.mjs';
import { toolchainOf } from '../toolchain/toolchain-of.mjs';
import { appNames } from './apps.mjs';

const isInput = (file) =>
  !/\.(?:test|stories)\.tsx?$|\.md$|[\\/]ui[\\/]src[\\/]workshop[\\/]/.test(file);

const WEBPACK = path.join('packages', 'tooling', 'src', 'webpack');

function inputDigest(base, app) {
  const places = [
    path.join('apps', app),
    ...['platform', 'ui', 'forms', 'pages', 'api-client', 'i18n'].map((name) =>
      path.join('packages', name),
    ),
    ...(app === 'shell' ? [path.join('packages', 'shell-kit')] : []),
    WEBPACK,
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ];
  const files = places.flatMap((place) => filesBelow(path.join(base, place), isInput));
  return digestOf(base, files, [app]);
}

const integrityOf = (file) =>
  `sha384-${crypto.createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;

/** Compares the build's manifest with the files on disk. */
function outputOf(dist) {
  const { files } = JSON.parse(fs.readFileSync(path.join(dist, 'browser', 'build.json'), 'utf8'));
  const wrong = Object.entries(files).find(
    ([file, { integrity }]) => integrityOf(path.join(dist, 'browser', file)) !== integrity,
  );
  if (wrong) throw new Error(`${wrong[0]} is not what was built`);
  return integrityOf(path.join(dist, 'server', 'main.cjs'));
}

/** Whether an app's `dist/` matches its sources. */
export function isBuilt(app, base = root) {
  const dist = path.join(base, 'apps', app, 'dist');
  try {
    const stamp = JSON.parse(fs.readFileSync(path.join(dist, 'stamp.json'), 'utf8'));
    return stamp.input === inputDigest(base, app) && stamp.server === outputOf(dist);
  } catch {
    return false;
  }
}

/** Marks `dist/` as complete and current. Written last. */
export function stampBuild(app, base = root, input = inputDigest(base, app)) {
  const dist = path.join(base, 'apps', app, 'dist');
  const stamp = { input, server: outputOf(dist) };
  fs.writeFileSync(path.join(dist, 'stamp.json'), JSON.stringify(stamp));
}

async function buildApp(app) {
  if (isBuilt(app)) return 'up to date';
  // Hashed before the build: a source changed meanwhile triggers another build.
  const input = inputDigest(root, app);
  fs.rmSync(path.join(root, 'apps', app, 'dist'), { recursive: true, force: true });
  const { node, env } = toolchainOf();
  const script = path.join(root, WEBPACK, 'build.mjs');
  const { code, output } = await command(node, [script, app], { env });
  if (code !== 0)
    throw new PlainFailure(
      sentenceFor(output) ?? `${app} does not build:\n${lastLines(output, 60)}`,
    );
  stampBuild(app, root, input);
  return 'built';
}

/** Builds every app whose sources changed, two at a time. */
export async function buildApps() {
  const waiting = appNames();
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const name = app;
      await step(`build ${name}`, () => buildApp(name));
    }
  };
  // Both finish before a failure is thrown, so that none continues in the background.
  const results = await Promise.allSettled([worker(), worker()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
