import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { runCommand } from '../run/run-command.mjs';

/** Remotes share these modules with the shell at run time. */
const ENTRY_FILES = ['packages/platform/src/index.ts', 'packages/platform/src/island/index.ts'];

/**
 * Returns the declarations of the entry files and of all files of their package that they import, without comments. The
 * folder of the first entry must contain the others. Throws a PlainFailure if a file does not compile, because the
 * compiler would omit its declarations and the gate `types` would miss changes of them.
 * @returns {Promise<Record<string, string>>} declarations by file
 */
export async function emitDeclarations(base = root, entries = ENTRY_FILES) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  try {
    const config = path.join(folder, 'tsconfig.json');
    const out = path.join(folder, 'out');
    fs.writeFileSync(config, JSON.stringify(createConfig(base, entries, out)));
    const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
    const { code, output } = await runCommand(tsc, ['--pretty', 'false', '-p', config]);
    if (code !== 0) throw new PlainFailure(`The shared types do not compile:\n${output.trim()}`);
    const entryFolder = path.join(out, path.dirname(entries[0]));
    return Object.fromEntries(
      listFiles(entryFolder).map((file) => [
        path.relative(entryFolder, file).replaceAll(path.sep, '/'),
        fs.readFileSync(file, 'utf8').replace(/\s+/g, ' ').trim(),
      ]),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const createConfig = (base, entries, outDir) => ({
  extends: path.join(root, 'tsconfig.base.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    skipLibCheck: true,
    // Unused names do not change declarations, and `npm run verify` rejects them.
    noUnusedLocals: false,
    noUnusedParameters: false,
    rootDir: base,
    outDir,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules', '@types')],
  },
  files: entries.map((entry) => path.join(base, entry)),
});

function listFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
