import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { runCommand } from '../run/run-command.mjs';

/** The types of React and other packages are resolved from here, as in platform. */
const MODULES_FOLDER = path.join(root, 'packages', 'platform', 'node_modules');

/** Types that remotes receive but do not create, and that no function of platform mentions. */
const RECEIVED_TYPES = { PopupProps: 'PopupProps', WidgetLoaderArgs: 'WidgetLoaderArgs<object>' };

/** Entries that are shared separately, by the prefix of their names in `uses`. */
const ENTRY_FILES = { '': 'index', 'island/': 'island/index' };

/**
 * Returns the members of the old types that were removed or are not assignable in the new types.
 * @param {Record<string, string>} before declarations by file. `index.d.ts` is the entry
 * @param {Record<string, string>} now
 * @param {readonly string[]} [uses] imported names, with the prefix `island/` for the island API. Defaults to all
 * @returns {Promise<{ member: string, why: string }[]>}
 */
export async function findBrokenMembers(before, now, uses) {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const hasEntry = (files, prefix) => `${ENTRY_FILES[prefix]}.d.ts` in files;
  const entries = Object.keys(ENTRY_FILES)
    .filter((prefix) => hasEntry(before, prefix))
    .map((prefix) => ({ prefix, checks: createChecks(before, prefix, uses) }));
  const comparedEntries = entries.filter(({ prefix }) => hasEntry(now, prefix));
  const removed = entries
    .filter(({ prefix }) => !hasEntry(now, prefix))
    .flatMap(({ prefix, checks }) =>
      checks.map(({ name }) => ({ member: name, why: `"${ENTRY_FILES[prefix]}" was removed.` })),
    );
  const folder = fs.mkdtempSync(path.join(MODULES_FOLDER, '.contract-'));
  try {
    writeFiles(path.join(folder, 'before'), before);
    writeFiles(path.join(folder, 'now'), now);
    return [...removed, ...(await compileChecks(folder, comparedEntries))];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles all checks as one file in the folder of both versions. Returns the members whose checks fail. */
async function compileChecks(folder, entries) {
  const imports = entries.flatMap(({ prefix }) => createImports(prefix));
  const checks = entries.flatMap((entry) => entry.checks);
  writeFiles(folder, {
    'check.ts': [...imports, ...checks.map(({ line }) => line)].join('\n'),
    'tsconfig.json': JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      // An import is unused if its entry has no values or no types to check.
      compilerOptions: { types: [], noUnusedLocals: false },
      files: ['check.ts'],
    }),
  });
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const { code, output } = await runCommand(tsc, ['--pretty', 'false', '-p', folder]);
  const messages = parseMessages(output);
  if (code !== 0 && messages.size === 0)
    throw new PlainFailure(`The shared types cannot be compared:\n${output.trim()}`);
  return [...messages].map(([lineNumber, why]) => ({
    member: checks[lineNumber - imports.length - 1]?.name ?? 'the contract',
    why,
  }));
}

const EXPORT_LIST = /export (type )?\{([^}]*)\}/g;
const EXPORT_DECLARATION = /export (?:declare )?(function|const|class|interface|type) (\w+)/g;
const EXPORT_ALL = /export (type )?\* from ['"]([^'"]+)['"]/g;

/** Returns the exported names of an entry, each with whether it is a value or only a type. */
function listExports(files, file = 'index.d.ts') {
  const source = files[file] ?? '';
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, type, list]) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map((item) => ({
        name: item
          .replace(/^type /, '')
          .split(' as ')
          .at(-1),
        isValue: !type && !item.startsWith('type '),
      })),
  );
  const declared = [...source.matchAll(EXPORT_DECLARATION)].map(([, kind, name]) => ({
    name,
    isValue: kind !== 'interface' && kind !== 'type',
  }));
  const reexported = [...source.matchAll(EXPORT_ALL)].flatMap(([, type, from]) =>
    listExports(
      files,
      path.posix.join(path.posix.dirname(file), from).replace(/\.tsx?$/, '.d.ts'),
    ).map(({ name, isValue }) => ({ name, isValue: isValue && !type })),
  );
  return [...listed, ...declared, ...reexported];
}

/** Each check assigns a member of the new types to the old type of that member. */
function createChecks(before, prefix, uses) {
  const exported = listExports(before, `${ENTRY_FILES[prefix]}.d.ts`);
  const namespace = toNamespace(prefix);
  const isUsed = (name) => !uses || uses.includes(prefix + name) || uses.includes(`${prefix}*`);
  const values = exported.filter(({ name, isValue }) => isValue && isUsed(name));
  const types = exported.filter(({ name, isValue }) => !isValue && name in RECEIVED_TYPES);
  return [
    ...values.map(({ name }, index) => ({
      name: prefix + name,
      line: `export const v${namespace}${index}: typeof Before${namespace}.${name} = now${namespace}.${name};`,
    })),
    ...types.map(({ name }, index) => ({
      name: prefix + name,
      line: `export const t${namespace}${index} = (value: Now${namespace}.${RECEIVED_TYPES[name]}): Before${namespace}.${RECEIVED_TYPES[name]} => value;`,
    })),
  ];
}

const toNamespace = (prefix) => prefix.replace(/\W/g, '_');

/** The compiler prints paths of the temporary folder. They are removed from messages. */
const TEMPORARY_IMPORTS = /(?:typeof )?import\("[^"]*"\)\.?/g;

const createImports = (prefix) => {
  const namespace = toNamespace(prefix);
  return [
    `import type * as Before${namespace} from './before/${ENTRY_FILES[prefix]}.ts';`,
    `import type * as Now${namespace} from './now/${ENTRY_FILES[prefix]}.ts';`,
    `declare const now${namespace}: typeof Now${namespace};`,
  ];
};

/** The paths of the files come from the build of a team, so they must not leave the folder. */
function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep))
      throw new PlainFailure(`A file of shared types must not leave its folder: ${file}`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** Collects compiler messages by the line of the check. The last message of a line is the most specific one. */
function parseMessages(output) {
  const messages = new Map();
  let lineNumber = 0;
  for (const line of output.split('\n')) {
    const start = /check\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(line);
    if (start) lineNumber = Number(start[1]);
    const text = start ? start[2] : line.trim();
    if (lineNumber > 0 && text) messages.set(lineNumber, text.replace(TEMPORARY_IMPORTS, ''));
  }
  return messages;
}
