import fs from 'node:fs';
import path from 'node:path';
import { command } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** Resolves the types of React and others like platform does. */
const MODULES_FOLDER = path.join(root, 'packages', 'platform', 'node_modules');

/** Types that remotes receive but do not create, and that no platform function mentions. */
const RECEIVED_TYPES = { PopupProps: 'PopupProps', WidgetLoaderArgs: 'WidgetLoaderArgs<object>' };

const EXPORT_LIST = /export (type )?\{([^}]*)\}/g;
const EXPORT_DECLARATION = /export (?:declare )?(function|const|class|interface|type) (\w+)/g;
const EXPORT_ALL = /export (type )?\* from ['"]([^'"]+)['"]/g;

/** Exported names of an entry, and whether each is a value. */
function listExports(files, file = 'index.d.ts') {
  const source = files[file] ?? '';
  const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, type, list]) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => ({
        name: one
          .replace(/^type /, '')
          .split(' as ')
          .at(-1),
        isValue: !type && !one.startsWith('type '),
      })),
  );
  const declared = [...source.matchAll(EXPORT_DECLARATION)].map(([, kind, name]) => ({
    name,
    isValue: kind !== 'interface' && kind !== 'type',
  }));
  const others = [...source.matchAll(EXPORT_ALL)].flatMap(([, type, from]) =>
    listExports(
      files,
      path.posix.join(path.posix.dirname(file), from).replace(/\.tsx?$/, '.d.ts'),
    ).map(({ name, isValue }) => ({ name, isValue: isValue && !type })),
  );
  return [...listed, ...declared, ...others];
}

/** Separately shared entries by the prefix of their names. */
const ENTRY_FILES = { '': 'index', 'island/': 'island/index' };

/** One check per member of an entry: the new types must be assignable to the old ones. */
function createChecks(before, part, uses) {
  const exported = listExports(before, `${ENTRY_FILES[part]}.d.ts`);
  const of = toNamespace(part);
  const isUsed = (name) => !uses || uses.includes(part + name) || uses.includes(`${part}*`);
  const values = exported.filter(({ name, isValue }) => isValue && isUsed(name));
  const types = exported.filter(({ name, isValue }) => !isValue && name in RECEIVED_TYPES);
  return [
    ...values.map(({ name }, n) => ({
      name: part + name,
      line: `export const v${of}${n}: typeof Before${of}.${name} = now${of}.${name};`,
    })),
    ...types.map(({ name }, n) => ({
      name: part + name,
      line: `export const t${of}${n} = (value: Now${of}.${RECEIVED_TYPES[name]}): Before${of}.${RECEIVED_TYPES[name]} => value;`,
    })),
  ];
}

/** Prefix of an entry in the names of the check. */
const toNamespace = (part) => part.replace(/\W/g, '_');

/** The compiler prints paths of the temporary folder, which are removed. */
const TEMPORARY_IMPORTS = /(?:typeof )?import\("[^"]*"\)\.?/g;

const createImports = (part) => {
  const of = toNamespace(part);
  return [
    `import type * as Before${of} from './before/${ENTRY_FILES[part]}.ts';`,
    `import type * as Now${of} from './now/${ENTRY_FILES[part]}.ts';`,
    `declare const now${of}: typeof Now${of};`,
  ];
};

/** Names come from a team's build. */
function writeFiles(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep))
      throw new PlainFailure(`A file of shared types must not leave its folder: ${file}`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** Compiler messages by line of the check; the last one of each is the most specific. */
function parseMessages(output) {
  const messages = new Map();
  let at = 0;
  for (const line of output.split('\n')) {
    const start = /check\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(line);
    if (start) at = Number(start[1]);
    const text = start ? start[2] : line.trim();
    if (at > 0 && text) messages.set(at, text.replace(TEMPORARY_IMPORTS, ''));
  }
  return messages;
}

/**
 * Members of the old types that were removed or are not assignable in the new ones. Additions break nothing.
 * @param {Record<string, string>} before declarations by file, `index.d.ts` the entry
 * @param {Record<string, string>} now
 * @param {readonly string[]} [uses] imported names, `island/` before those of the island API; default all
 * @returns {Promise<{ member: string, why: string }[]>}
 */
export async function findBrokenMembers(before, now, uses) {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const all = Object.keys(ENTRY_FILES)
    .filter((part) => `${ENTRY_FILES[part]}.d.ts` in before)
    .map((part) => ({ part, checks: createChecks(before, part, uses) }));
  const isServed = ({ part }) => `${ENTRY_FILES[part]}.d.ts` in now;
  const comparedEntries = all.filter(isServed);
  const removed = all
    .filter((one) => !isServed(one))
    .flatMap(({ part, checks }) =>
      checks.map(({ name }) => ({ member: name, why: `"${ENTRY_FILES[part]}" was removed.` })),
    );
  const folder = fs.mkdtempSync(path.join(MODULES_FOLDER, '.contract-'));
  try {
    const head = comparedEntries.flatMap(({ part }) => createImports(part));
    const checks = comparedEntries.flatMap((one) => one.checks);
    writeFiles(path.join(folder, 'before'), before);
    writeFiles(path.join(folder, 'now'), now);
    writeFiles(folder, {
      'check.ts': [...head, ...checks.map(({ line }) => line)].join('\n'),
      'tsconfig.json': JSON.stringify({
        extends: path.join(root, 'tsconfig.base.json'),
        // Not each entry has both values and types that are checked.
        compilerOptions: { types: [], noUnusedLocals: false },
        files: ['check.ts'],
      }),
    });
    const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
    const { code, output } = await command(tsc, ['--pretty', 'false', '-p', folder]);
    const messages = parseMessages(output);
    if (code !== 0 && messages.size === 0)
      throw new PlainFailure(`The shared types cannot be compared:\n${output.trim()}`);
    const broken = [...messages].map(([line, why]) => ({
      member: checks[line - head.length - 1]?.name ?? 'the contract',
      why,
    }));
    return [...removed, ...broken];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
