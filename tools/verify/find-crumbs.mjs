import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';

/** A shorter file whose only importer is in the same folder should be part of that importer. */
const MIN_FILE_LINES = 30;

/** A file is not reported if its importer would be longer than this after the merge. */
const MAX_MERGED_LINES = 200;

const isSource = (file) => /\.(?:ts|tsx|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file);

/** Files of these kinds stay separate. */
const SEPARATE_FILES =
  /\.(?:test|stories|page|island|widget)\.|[/\\](?:testing|contract)[/\\]|[/\\](?:main|index|routes|tables|privacy)\.\w+$/;

const isTest = (file) => /\.test\.|[/\\]testing[/\\]/.test(file);
const IMPORT_PATTERN =
  /(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"]+)['"]/g;
const countLines = (source) => source.split('\n').length - 1;

function isExported(base, file) {
  const [group, name, ...segments] = path.relative(base, file).split(path.sep);
  const manifest = path.join(base, group, name, 'package.json');
  return (
    fs.existsSync(manifest) &&
    fs.readFileSync(manifest, 'utf8').includes(`./${segments.join('/')}"`)
  );
}

/** A separate module is needed if the importer imports the file on demand, re-exports it, or is an entry. */
const needsModule = (importer, source, name) =>
  /[/\\](?:main|index)\.\w+$/.test(importer) ||
  new RegExp(`import\\([^)]*/${name}'|^export [^;]*from '\\./${name}'`, 'm').test(source);

/** Finds short files whose only importer is in the same folder, and returns both. */
export function findCrumbs(base = root) {
  const sources = new Map(
    ['apps', 'packages', 'tools']
      .flatMap((folder) => listFiles(path.join(base, folder), isSource))
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );
  const importers = collectImporters(sources);
  return [...sources].flatMap(([file, source]) => {
    const importer = findOnlyImporter(file, [...(importers.get(file) ?? [])]);
    if (importer === undefined || path.dirname(importer) !== path.dirname(file)) return [];
    // A component with its own style sheet stays a separate file.
    if (SEPARATE_FILES.test(file) || source.includes('.module.css')) return [];
    const importerSource = sources.get(importer) ?? '';
    const lines = countLines(source);
    if (lines >= MIN_FILE_LINES || lines + countLines(importerSource) > MAX_MERGED_LINES) return [];
    if (needsModule(importer, importerSource, path.basename(file))) return [];
    if (isExported(base, file)) return [];
    return [{ file: path.relative(base, file), importer: path.relative(base, importer) }];
  });
}

/** Maps each imported file to the files that import it. */
function collectImporters(sources) {
  const importers = new Map();
  for (const [file, source] of sources) {
    for (const [, importPath] of source.matchAll(IMPORT_PATTERN)) {
      const target = path.resolve(path.dirname(file), importPath);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** Returns undefined if several files import the file, or if it has a test of its own. */
function findOnlyImporter(file, importers) {
  const { name } = path.parse(file);
  const hasTest = importers.some((importer) => path.basename(importer).startsWith(`${name}.test.`));
  const [importer, ...others] = importers.filter((candidate) => !isTest(candidate));
  return hasTest || others.length > 0 ? undefined : importer;
}
