import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';

/** A shorter file with one importer beside it is part of that file. */
const CRUMB_LINES = 30;

/** Merged files stay below this. */
const NORMAL_LINES = 200;

const isSource = (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file);

/** Kinds of files that stay separate. */
const SEPARATE_FILES =
  /\.(?:test|stories|page|island|widget)\.|[/\\](?:testing|schema|contract)[/\\]|[/\\](?:main|index)\.\w+$/;

const isTest = (file) => /\.test\.|[/\\]testing[/\\]/.test(file);
const IMPORT_PATTERN =
  /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;
const countLines = (source) => source.split('\n').length - 1;

/** Whether the package exports the file. */
function isExported(base, file) {
  const [group, name, ...rest] = path.relative(base, file).split(path.sep);
  const manifest = path.join(base, group, name, 'package.json');
  return (
    fs.existsSync(manifest) && fs.readFileSync(manifest, 'utf8').includes(`./${rest.join('/')}"`)
  );
}

/** Whether the importer needs the file as a module: a chunk, a public name of a folder, a part of a program. */
const needsModule = (importer, source, name) =>
  /[/\\](?:main|index)\.\w+$/.test(importer) ||
  new RegExp(`import\\([^)]*/${name}'|^export [^;]*from '\\./${name}'`, 'm').test(source);

/** Files below 30 lines whose only importer stands beside them, with that importer. */
export function findCrumbs(base = root) {
  const sources = new Map(
    ['apps', 'packages', 'tools']
      .flatMap((folder) => listFiles(path.join(base, folder), isSource))
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );
  const importers = new Map();
  for (const [file, source] of sources) {
    for (const [, to] of source.matchAll(IMPORT_PATTERN)) {
      const target = path.resolve(path.dirname(file), to);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return [...sources].flatMap(([file, source]) => {
    const { name } = path.parse(file);
    const users = [...(importers.get(file) ?? [])];
    const [importer, ...others] = users.filter((user) => !isTest(user));
    const hasTest = users.some((user) => path.basename(user).startsWith(`${name}.test.`));
    // A component with styles of its own is one concept with them.
    if (source.includes('.module.css')) return [];
    if (SEPARATE_FILES.test(file) || hasTest || importer === undefined || others.length > 0)
      return [];
    if (path.dirname(importer) !== path.dirname(file)) return [];
    const lines = countLines(source);
    const ofImporter = sources.get(importer) ?? '';
    if (lines >= CRUMB_LINES || lines + countLines(ofImporter) > NORMAL_LINES) return [];
    if (needsModule(importer, ofImporter, path.basename(file))) return [];
    if (isExported(base, file)) return [];
    return [{ file: path.relative(base, file), importer: path.relative(base, importer) }];
  });
}
