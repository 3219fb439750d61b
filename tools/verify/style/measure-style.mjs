// `node tools/verify/style/measure-style.mjs [PREFIX]` lists the violations that `verify` counts. With `--write` it
// lowers the limits to the counts.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../run/paths.mjs';

const readJson = (name) => JSON.parse(fs.readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Words to avoid in names, each with the usual term (docs/style.md). */
const PRIVATE_TERMS = readJson('vocabulary.json');

const LIMITS_FILE = 'limits.json';
const SOURCE_FILE = /\.(?:tsx?|mjs|cjs|js)$/;
const TEST_FILE = /\.(?:test|spec)\.|\/testing\/|^e2e\//;
/** A framework or the role of the file prescribes these names. */
const FREE_FILE_NAME =
  /(?:^|\/)(?:index|remote|main|contract|app|routes|tables|privacy|\.[\w-]+)\.\w+$|\.(?:page|widget|stories|config|contract|bundle|d)\.\w+$/;
const TERM_PATTERN =
  /\b(?:look up|fair price|read aloud|how to|not found|named (?:im|ex)ports?)\b/g;
const NAME_PATTERNS = [
  /\b(?:function\*?|const|let|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g,
  /^\s+(?:readonly\s+)?([a-z_$][\w$]*)\??:\s/gm,
];
const FUNCTION_PATTERN =
  /function\*?\s+([a-z]\w*)|const\s+([a-z]\w*)\s*(?::[^=\n]+)?=\s*(?:async\s*)?(?:\(|<|\w+\s*=>)/g;
const CONSTANT_PATTERN = /(?<![.\w])(?:const|let)\s+([A-Z][A-Z0-9]+)\s*(?::[^=\n]+)?=/g;
const EXPORT_PATTERN =
  /^export\s+(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/gm;
const EXPORT_LIST_PATTERN = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const COMMENT_PATTERN = /\/\*\*?([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm;
const TITLE_PATTERN =
  /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
/** Sentences without an ordinary subject, and verbs of persons that are used of machines. */
const OLD_GRAMMAR =
  /\b(?:whoever|whatever|nobody|somebody|anew|leads? on|(?:is|are|was|were|be) (?:told|asked|born|forgotten|wanted|heard)|lets? go of|of whom|knows? of|stands? (?:in|at|on|there|beside|under|above|for|alone))\b|^(?:what|who|whose|whom|of|from when)\b(?!.*\?$)/i;

/** `pricePerAcre` and `PRICE_PER_ACRE` become `price`, `per`, `acre`. */
const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_$\-\d]+/g, ' ')
    .toLowerCase()
    .replace(TERM_PATTERN, '')
    .trim()
    .split(/\s+/);

/** "place" and "answer" are usual terms where the code is about geography or questions. */
const isTerm = (part, file) =>
  (/^(?:places?|near|nearest)$/.test(part) && /place|geo|locat|dealer|district|near/.test(file)) ||
  (/^answers?$/.test(part) && /question/.test(file));

const listExportedNames = (source) => [
  ...[...source.matchAll(EXPORT_PATTERN)].map(([, name]) => name),
  ...[...source.matchAll(EXPORT_LIST_PATTERN)].flatMap(([, list]) =>
    list.split(',').map((item) =>
      item
        .trim()
        .split(/\s+as\s+/)
        .at(-1)
        .replace(/^type\s+/, ''),
    ),
  ),
  ...[...source.matchAll(/^export default (\w+)/gm)].map(([, name]) => name),
];

const normalize = (name) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();

function matchesExport(file, source) {
  const exported = listExportedNames(source);
  const name = normalize(path.basename(file).replace(SOURCE_FILE, ''));
  return exported.length === 0 || exported.some((item) => normalize(item) === name);
}

function* listNameViolations(file, source) {
  const names = new Map();
  for (const pattern of NAME_PATTERNS)
    for (const { 0: text, 1: name, index } of source.matchAll(pattern))
      if (!names.has(name)) names.set(name, index + text.indexOf(name));
  for (const [name, index] of names) {
    const term = splitName(name).find(
      (part) => Object.hasOwn(PRIVATE_TERMS, part) && !isTerm(part, file),
    );
    if (term)
      yield { rule: 'private words', index, text: `${name} (${term} → ${PRIVATE_TERMS[term]})` };
  }
  for (const { 1: declared, 2: arrow, index } of source.matchAll(FUNCTION_PATTERN)) {
    const name = declared ?? arrow;
    if (/[a-z]Of$/.test(name)) yield { rule: 'xOf functions', index, text: name };
    if (/^refuse/.test(name)) yield { rule: 'refuse functions', index, text: name };
  }
  for (const { 1: name, index } of source.matchAll(CONSTANT_PATTERN))
    yield { rule: 'one-word constants', index, text: name };
  if (!FREE_FILE_NAME.test(file) && !matchesExport(file, source))
    yield { rule: 'file names', index: 0, text: listExportedNames(source).slice(0, 4).join(', ') };
}

const toCommentText = (block, line) => (block ?? line).replace(/\n\s*\*?/g, ' ').trim();

/** Yields the rule, the index in the source and the text of each violation in a file. */
export function* listViolations(file, source) {
  const isTest = TEST_FILE.test(file);
  if (!isTest) yield* listNameViolations(file, source);
  for (const { 1: block, 2: line, index } of source.matchAll(COMMENT_PATTERN)) {
    const text = toCommentText(block, line);
    if (OLD_GRAMMAR.test(text)) yield { rule: 'comments', index, text };
  }
  if (isTest)
    for (const { 2: title, index } of source.matchAll(TITLE_PATTERN))
      if (OLD_GRAMMAR.test(title)) yield { rule: 'test titles', index, text: title };
}

const toPackageName = (file) =>
  file
    .split('/')
    .slice(0, /^(?:apps|packages)\//.test(file) ? 2 : 1)
    .join('/');

const listSourceFiles = () =>
  execFileSync('git', ['-C', root, 'ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
    .split('\n')
    .filter((file) => SOURCE_FILE.test(file) && !/\/migrations\//.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)));

/** Returns the file, line, package, rule and text of each violation in the repository. */
export function measureStyle() {
  return listSourceFiles().flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return [...listViolations(file, source)].map(({ index, ...violation }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      package: toPackageName(file),
      ...violation,
    }));
  });
}

/** The counts are sorted by package and rule, because they are written to limits.json. */
export function countViolations(violations) {
  /** @type {Record<string, Record<string, number>>} */
  const counts = {};
  for (const { package: name, rule } of violations) {
    counts[name] ??= {};
    counts[name][rule] = (counts[name][rule] ?? 0) + 1;
  }
  const sorted = (record) => Object.fromEntries(Object.entries(record).sort());
  return sorted(
    Object.fromEntries(Object.entries(counts).map(([name, rules]) => [name, sorted(rules)])),
  );
}

/** Returns the violations of each package and rule whose count exceeds the limit. The default limit is 0. */
export function filterExceeded(violations, limits = readJson(LIMITS_FILE)) {
  const counts = countViolations(violations);
  return violations.filter(
    ({ package: name, rule }) => Number(counts[name]?.[rule]) > (limits[name]?.[rule] ?? 0),
  );
}

/** For each package and rule, the new limit is the lower one of its count and its limit. */
export function lowerLimits(counts, limits) {
  const lower = (name, rule, count) => Math.min(count, limits[name]?.[rule] ?? 0);
  return Object.fromEntries(
    Object.entries(counts).map(([name, rules]) => [
      name,
      Object.fromEntries(
        Object.entries(rules)
          .map(([rule, count]) => [rule, lower(name, rule, count)])
          .filter(([, limit]) => limit !== 0),
      ),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = measureStyle();
  if (process.argv.includes('--write')) {
    const limits = lowerLimits(countViolations(violations), readJson(LIMITS_FILE));
    fs.writeFileSync(new URL(LIMITS_FILE, import.meta.url), `${JSON.stringify(limits, null, 2)}\n`);
  } else {
    const [prefix = ''] = process.argv.slice(2);
    for (const { file, line, rule, text } of violations)
      if (file.startsWith(prefix)) console.log(`${file}:${line} ${rule}: ${text}`);
  }
}
