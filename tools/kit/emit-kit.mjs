import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { runCommand } from '../run/run-command.mjs';
import { getPackageFolder, isPacked, KIT_PACKAGES } from './kit-packages.mjs';

const isScript = (file) => /(?<!\.d)\.tsx?$/.test(file);

/** File endings of relative imports in declarations are rewritten to `.js`. */
const RELATIVE_IMPORT = /((?:from|import|import\() ?['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

/** Builds each package of the kit into `<to>/<name>/dist`. Scripts become ESM with types, other files are copied. */
export async function emitKit(to) {
  const temporaryFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  try {
    const sources = KIT_PACKAGES.flatMap((name) =>
      listFiles(path.join(getPackageFolder(name), 'src'), isPacked),
    );
    await compileInto(temporaryFolder, sources.filter(isScript));
    for (const name of KIT_PACKAGES) {
      const src = path.join(getPackageFolder(name), 'src');
      const dist = path.join(to, name, 'dist');
      const built = path.join(temporaryFolder, 'out', name, 'src');
      for (const file of listFiles(built, isPacked))
        copyFile(file, path.join(dist, path.relative(built, file)));
      for (const file of listFiles(src, (source) => isPacked(source) && !isScript(source)))
        copyFile(file, path.join(dist, path.relative(src, file)));
    }
  } finally {
    fs.rmSync(temporaryFolder, { recursive: true, force: true });
  }
}

/** Compiles all packages at once, so that imports between them resolve to sources and stay imports of packages. */
async function compileInto(folder, sources) {
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    // `npm run verify` type-checks these sources.
    noCheck: true,
    declaration: true,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    target: 'ES2022',
    rootDir: path.join(root, 'packages'),
    outDir: path.join(folder, 'out'),
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules', '@types')],
  };
  fs.writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions,
      files: [...sources, path.join(root, 'types', 'css.d.ts')],
    }),
  );
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { code, output } = await runCommand(tsc, ['--pretty', 'false', '-p', config]);
  if (code !== 0) throw new PlainFailure(`The kit does not build:\n${output}`);
}

function copyFile(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (!from.endsWith('.d.ts')) return fs.copyFileSync(from, to);
  fs.writeFileSync(to, fs.readFileSync(from, 'utf8').replace(RELATIVE_IMPORT, '$1.js'));
}

const tooling = createRequire(path.join(getPackageFolder('tooling'), 'package.json'));
const webpack = tooling('webpack');

/** A larger bundle contains packages that only the server of the registry needs. */
const MAX_BYTES = 120_000;

/** The bundle contains the commands for teams, without the packages of the registry's server. */
export async function bundleRegistry(dist) {
  const compiler = webpack({
    mode: 'production',
    target: 'node22',
    context: getPackageFolder('remote-kit'),
    entry: './src/registry.ts',
    devtool: false,
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: ['zod'],
    output: { path: dist, filename: 'registry.js', library: { type: 'module' }, module: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: tooling.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    // Not minified, so that teams can read stack traces.
    optimization: { minimize: false },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error?.message ?? (stats.hasErrors() && stats.toString('errors-only'));
      compiler.close(() => (failure ? reject(new PlainFailure(failure)) : resolve(undefined)));
    });
  });
  const { size } = fs.statSync(path.join(dist, 'registry.js'));
  if (size > MAX_BYTES)
    throw new PlainFailure(
      `The kit's bundle of the registry has ${size} bytes, more than ${MAX_BYTES}.`,
    );
}
