import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashFiles, listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';
import { explainFailure, PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';
import { runStep } from '../run/run-step.mjs';
import { getToolchain } from '../toolchain/get-toolchain.mjs';
import { listAppNames } from './list-app-names.mjs';

/** Tests, stories, documents and the component workshop do not affect a build. */
const isInput = (file) =>
  !/\.(?:test|stories)\.tsx?$|\.md$|[\\/]ui[\\/]src[\\/]workshop[\\/]/.test(file);

const WEBPACK_FOLDER = path.join('packages', 'tooling', 'src', 'webpack');

function computeInputDigest(base, app) {
  const inputs = [
    path.join('apps', app),
    ...['platform', 'ui', 'forms', 'pages', 'api-client', 'i18n'].map((name) =>
      path.join('packages', name),
    ),
    ...(app === 'shell' ? [path.join('packages', 'server-kit', 'src', 'shell')] : []),
    WEBPACK_FOLDER,
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ];
  const files = inputs.flatMap((input) => listFiles(path.join(base, input), isInput));
  return hashFiles(base, files, [app]);
}

const hashIntegrity = (file) =>
  `sha384-${crypto.createHash('sha384').update(fs.readFileSync(file)).digest('base64')}`;

/** Returns the hash of the server bundle. Throws if a browser file differs from the manifest of the build. */
function hashOutput(dist) {
  const { files } = JSON.parse(fs.readFileSync(path.join(dist, 'browser', 'build.json'), 'utf8'));
  const changedFile = Object.keys(files).find(
    (file) => hashIntegrity(path.join(dist, 'browser', file)) !== files[file].integrity,
  );
  if (changedFile) throw new Error(`${changedFile} differs from the build`);
  return hashIntegrity(path.join(dist, 'server', 'main.cjs'));
}

export function isBuilt(app, base = root) {
  const dist = path.join(base, 'apps', app, 'dist');
  try {
    const stamp = JSON.parse(fs.readFileSync(path.join(dist, 'stamp.json'), 'utf8'));
    return stamp.input === computeInputDigest(base, app) && stamp.server === hashOutput(dist);
  } catch {
    return false;
  }
}

/** Marks `dist/` as complete and current, so it must be called after all files are written. */
export function stampBuild(app, base = root, input = computeInputDigest(base, app)) {
  const dist = path.join(base, 'apps', app, 'dist');
  const stamp = { input, server: hashOutput(dist) };
  fs.writeFileSync(path.join(dist, 'stamp.json'), JSON.stringify(stamp));
}

async function buildApp(app) {
  if (isBuilt(app)) return 'up to date';
  // Computed before the build, so that a source that changes during the build triggers another build.
  const input = computeInputDigest(root, app);
  fs.rmSync(path.join(root, 'apps', app, 'dist'), { recursive: true, force: true });
  const { node, env } = getToolchain();
  const script = path.join(root, WEBPACK_FOLDER, 'build.mjs');
  const { code, output } = await runCommand(node, [script, app], { env });
  if (code !== 0)
    throw new PlainFailure(
      explainFailure(output) ?? `${app} does not build:\n${getLastLines(output, 60)}`,
    );
  stampBuild(app, root, input);
  return 'built';
}

/** Builds the apps whose sources changed, two at a time. */
export async function buildApps(names = listAppNames()) {
  const queue = [...names];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift())
      await runStep(`build ${app}`, () => buildApp(app));
  };
  // `Promise.all` would reject while the other worker is still building in the background.
  const results = await Promise.allSettled([worker(), worker()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
