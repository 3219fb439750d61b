import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { command } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** Modules that remotes share at run time; the island API is shared separately. */
const ENTRIES = ['packages/platform/src/index.ts', 'packages/platform/src/island/index.ts'];

function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The public types of entry files and of all that they reach in their package, as the compiler
 * declares them: without comments and without how things are done. The first entry's folder holds the others.
 * @returns {Promise<Record<string, string>>} file to its declarations
 */
export async function declarationsOf(base = root, entries = ENTRIES) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    const out = path.join(folder, 'out');
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      skipLibCheck: true,
      rootDir: base,
      outDir: out,
      typeRoots: [path.join(root, 'node_modules', '@types')],
    };
    fs.writeFileSync(
      config,
      JSON.stringify({
        extends: path.join(root, 'tsconfig.base.json'),
        compilerOptions,
        files: entries.map((entry) => path.join(base, entry)),
      }),
    );
    const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
    const { output } = await command(tsc, ['-p', config]);
    const within = path.join(out, path.dirname(entries[0]));
    if (!fs.existsSync(within)) throw new PlainFailure(`The contract has no types:\n${output}`);
    return Object.fromEntries(
      filesBelow(within).map((file) => [
        path.relative(within, file).replaceAll(path.sep, '/'),
        fs.readFileSync(file, 'utf8').replace(/\s+/g, ' ').trim(),
      ]),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
