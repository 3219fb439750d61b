// `node tools/verify/style/measure-style.mjs [PREFIX]` lists the findings of `verify`; `--write` lowers the limits to them.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../run/paths.mjs';

const readJson = (name) => JSON.parse(fs.readFileSync(new URL(name, import.meta.url), 'utf8'));

/** Words to avoid in names, with the usual terms (docs/style.md). */
const VOCABULARY = readJson('vocabulary.json');

const LIMITS_FILE = 'limits.json';
const SOURCE = /\.(?:tsx?|mjs|cjs|js)$/;
const TEST = /\.(?:test|spec)\.|\/testing\/|^e2e\//;
/** Files whose name their framework or their role prescribes. */
const FREE_FILE_NAME =
  /(?:^|\/)(?:index|remote|main|contract|\.[\w-]+)\.\w+$|\.(?:page|widget|stories|config|contract|bundle|d)\.\w+$/;
const TERMS = /\b(?:look up|fair price|read aloud|how to)\b/g;
const DECLARED = [
  /\b(?:function\*?|const|let|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/g,
  /^\s+(?:readonly\s+)?([a-z_$][\w$]*)\??:\s/gm,
];
const FUNCTION =
  /function\*?\s+([a-z]\w*)|const\s+([a-z]\w*)\s*(?::[^=\n]+)?=\s*(?:async\s*)?(?:\(|<|\w+\s*=>)/g;
const CONSTANT = /(?<![.\w])(?:const|let)\s+([A-Z][A-Z0-9]+)\s*(?::[^=\n]+)?=/g;
const EXPORT =
  /^export\s+(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|type|interface|enum)\s+([A-Za-z_$][\w$]*)/gm;
const EXPORT_LIST = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const COMMENT = /\/\*\*?([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm;
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
/** Sentences without a plain subject, and verbs of human life for machines. */
const OLD_GRAMMAR =
  /\b(?:whoever|whatever|nobody|somebody|anew|leads? on|(?:is|are|was|were|be) (?:told|asked|born|forgotten|wanted|heard)|lets? go of|of whom|knows? of|stands? (?:in|at|on|there|beside|under|above|for|alone))\b|^(?:what|who|whose|whom|of|from when)\b(?!.*\?$)/i;

/** "PRICE_PER_ACRE" and "pricePerAcre" as "price per acre". */
const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/[_$\-\d]+/g, ' ')
    .toLowerCase()
    .replace(TERMS, '')
    .trim()
    .split(/\s+/);

/** "place" and "answer" are terms where the code is about geography or questions. */
const isTerm = (word, file) =>
  (/^(?:places?|near|nearest)$/.test(word) && /place|geo|locat|dealer|district|near/.test(file)) ||
  (/^answers?$/.test(word) && /question/.test(file));

const exportedNames = (source) => [
  ...[...source.matchAll(EXPORT)].map(([, name]) => name),
  ...[...source.matchAll(EXPORT_LIST)].flatMap(([, list]) =>
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

function isNamedAfterExport(file, source) {
  const exported = exportedNames(source);
  const name = normalize(path.basename(file).replace(SOURCE, ''));
  return exported.length === 0 || exported.some((item) => normalize(item) === name);
}

function* nameFindings(file, source) {
  const names = new Map();
  for (const pattern of DECLARED)
    for (const { 0: text, 1: name, index } of source.matchAll(pattern))
      if (!names.has(name)) names.set(name, index + text.indexOf(name));
  for (const [name, index] of names) {
    const word = splitName(name).find(
      (part) => Object.hasOwn(VOCABULARY, part) && !isTerm(part, file),
    );
    if (word)
      yield { rule: 'private words', index, text: `${name} (${word} → ${VOCABULARY[word]})` };
  }
  for (const { 1: declared, 2: arrow, index } of source.matchAll(FUNCTION)) {
    const name = declared ?? arrow;
    if (/[a-z]Of$/.test(name)) yield { rule: 'xOf functions', index, text: name };
    if (/^refuse/.test(name)) yield { rule: 'refuse functions', index, text: name };
  }
  for (const { 1: name, index } of source.matchAll(CONSTANT))
    yield { rule: 'one-word constants', index, text: name };
  if (!FREE_FILE_NAME.test(file) && !isNamedAfterExport(file, source))
    yield { rule: 'file names', index: 0, text: exportedNames(source).slice(0, 4).join(', ') };
}

/** Text of a comment on one line. */
const commentText = (block, line) => (block ?? line).replace(/\n\s*\*?/g, ' ').trim();

/** Findings in one file: rule, index in the source, and the text concerned. */
export function* styleFindings(file, source) {
  const isTest = TEST.test(file);
  if (!isTest) yield* nameFindings(file, source);
  for (const { 1: block, 2: line, index } of source.matchAll(COMMENT)) {
    const text = commentText(block, line);
    if (OLD_GRAMMAR.test(text)) yield { rule: 'comments', index, text };
  }
  if (isTest)
    for (const { 2: title, index } of source.matchAll(TITLE))
      if (OLD_GRAMMAR.test(title)) yield { rule: 'test titles', index, text: title };
}

const packageName = (file) =>
  file
    .split('/')
    .slice(0, /^(?:apps|packages)\//.test(file) ? 2 : 1)
    .join('/');

const sourceFiles = () =>
  execFileSync('git', ['-C', root, 'ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
    .split('\n')
    .filter((file) => SOURCE.test(file) && !/\/migrations\//.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)));

/** Findings of the repository: file, line, package, rule and text. */
export function measureStyle() {
  return sourceFiles().flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return [...styleFindings(file, source)].map(({ index, ...finding }) => ({
      file,
      line: source.slice(0, index).split('\n').length,
      package: packageName(file),
      ...finding,
    }));
  });
}

/** Counts by package and rule, in the order of their names. */
export function countFindings(findings) {
  /** @type {Record<string, Record<string, number>>} */
  const counts = {};
  for (const { package: name, rule } of findings) {
    counts[name] ??= {};
    counts[name][rule] = (counts[name][rule] ?? 0) + 1;
  }
  const sorted = (record) => Object.fromEntries(Object.entries(record).sort());
  return sorted(Object.fromEntries(Object.entries(counts).map(([name, of]) => [name, sorted(of)])));
}

/** Findings of each package and rule that exceed the limit; limits without an entry are 0. */
export function exceeded(findings, limits = readJson(LIMITS_FILE)) {
  const counts = countFindings(findings);
  return findings.filter(
    ({ package: name, rule }) => Number(counts[name]?.[rule]) > (limits[name]?.[rule] ?? 0),
  );
}

/** Lower of today's count and the limit, for each package and rule. */
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
  const findings = measureStyle();
  if (process.argv.includes('--write')) {
    const limits = lowerLimits(countFindings(findings), readJson(LIMITS_FILE));
    fs.writeFileSync(new URL(LIMITS_FILE, import.meta.url), `${JSON.stringify(limits, null, 2)}\n`);
  } else {
    const [prefix = ''] = process.argv.slice(2);
    for (const { file, line, rule, text } of findings)
      if (file.startsWith(prefix)) console.log(`${file}:${line} ${rule}: ${text}`);
  }
}
