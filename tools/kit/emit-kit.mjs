import fs from 'node:fs';
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
