import fs from 'node:fs';
import path from 'node:path';
import { command } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** Resolves the types of React and others like platform does. */
const PLACE = path.join(root, 'packages', 'platform', 'node_modules');

/** Types that remotes receive but do not create, and that no platform function mentions. */
const GIVEN = { PopupProps: 'PopupProps', WidgetLoaderArgs: 'WidgetLoaderArgs<object>' };

const NAMED = /export (type )?\{([^}]*)\}/g;
const DECLARED = /export (?:declare )?(function|const|class|interface|type) (\w+)/g;
const ALL_OF = /export (type )?\* from ['"]([^'"]+)['"]/g;

/** Exported names of an entry, and whether each is a value. */
function exportsOf(files, file = 'index.d.ts') {
  const source = files[file] ?? '';
  const listed = [...source.matchAll(NAMED)].flatMap(([, type, list]) =>
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
  const declared = [...source.matchAll(DECLARED)].map(([, kind, name]) => ({
    name,
    isValue: kind !== 'interface' && kind !== 'type',
  }));
  const others = [...source.matchAll(ALL_OF)].flatMap(([, type, from]) =>
    exportsOf(
      files,
      path.posix.join(path.posix.dirname(file), from).replace(/\.tsx?$/, '.d.ts'),
    ).map(({ name, isValue }) => ({ name, isValue: isValue && !type })),
  );
  return [...listed, ...declared, ...others];
}

/** Separately shared entries by the prefix of their names. */
const ENTRIES = { '': 'index', 'island/': 'island/index' };

/** One check per member of an entry: the new types must be assignable to the old ones. */
function checksOf(before, part, uses) {
  const exported = exportsOf(before, `${ENTRIES[part]}.d.ts`);
  const of = spaceOf(part);
  const isUsed = (name) => !uses || uses.includes(part + name) || uses.includes(`${part}*`);
  const values = exported.filter(({ name, isValue }) => isValue && isUsed(name));
  const types = exported.filter(({ name, isValue }) => !isValue && name in GIVEN);
  return [
    ...values.map(({ name }, n) => ({
      name: part + name,
      line: `export const v${of}${n}: typeof Before${of}.${name} = now${of}.${name};`,
    })),
    ...types.map(({ name }, n) => ({
      name: part + name,
      line: `export const t${of}${n} = (value: Now${of}.${GIVEN[name]}): Before${of}.${GIVEN[name]} => value;`,
    })),
  ];
}

/** Prefix of an entry in the names of the check. */
const spaceOf = (part) => part.replace(/\W/g, '_');

/** The compiler prints paths of the temporary folder, which are removed. */
const PLACES = /(?:typeof )?import\("[^"]*"\)\.?/g;

const headOf = (part) => {
  const of = spaceOf(part);
  return [
    `import type * as Before${of} from './before/${ENTRIES[part]}.ts';`,
    `import type * as Now${of} from './now/${ENTRIES[part]}.ts';`,
    `declare const now${of}: typeof Now${of};`,
  ];
};

/** Names come from a team's build. */
function lay(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    if (!place.startsWith(folder + path.sep))
      throw new PlainFailure(`A file of shared types must not leave its folder: ${file}`);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(place, text);
  }
}

/** Compiler messages by line of the check; the last one of each is the most specific. */
function sentencesOf(output) {
  const sentences = new Map();
  let at = 0;
  for (const line of output.split('\n')) {
    const start = /check\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(line);
    if (start) at = Number(start[1]);
    const text = start ? start[2] : line.trim();
    if (at > 0 && text) sentences.set(at, text.replace(PLACES, ''));
  }
  return sentences;
}

/**
 * Members of the old types that were removed or are not assignable in the new ones. Additions break nothing.
 * @param {Record<string, string>} before declarations by file, `index.d.ts` the entry
 * @param {Record<string, string>} now
 * @param {readonly string[]} [uses] imported names, `island/` before those of the island API; default all
 * @returns {Promise<{ member: string, why: string }[]>}
 */
export async function brokenMembers(before, now, uses) {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const all = Object.keys(ENTRIES)
    .filter((part) => `${ENTRIES[part]}.d.ts` in before)
    .map((part) => ({ part, checks: checksOf(before, part, uses) }));
  const isServed = ({ part }) => `${ENTRIES[part]}.d.ts` in now;
  const parts = all.filter(isServed);
  const removed = all
    .filter((one) => !isServed(one))
    .flatMap(({ part, checks }) =>
      checks.map(({ name }) => ({ member: name, why: `"${ENTRIES[part]}" was removed.` })),
    );
  const folder = fs.mkdtempSync(path.join(PLACE, '.contract-'));
  try {
    const head = parts.flatMap(({ part }) => headOf(part));
    const checks = parts.flatMap((one) => one.checks);
    lay(path.join(folder, 'before'), before);
    lay(path.join(folder, 'now'), now);
    lay(folder, {
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
    const sentences = sentencesOf(output);
    if (code !== 0 && sentences.size === 0)
      throw new PlainFailure(`The shared types cannot be compared:\n${output.trim()}`);
    const broken = [...sentences].map(([line, why]) => ({
      member: checks[line - head.length - 1]?.name ?? 'the contract',
      why,
    }));
    return [...removed, ...broken];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
