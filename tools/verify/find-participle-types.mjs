import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../install/hash-files.mjs';
import { root } from '../run/paths.mjs';

/** Irregular past participles, except those that are also nouns (read, run, set, cut, cost). */
const IRREGULAR_PARTICIPLES = new Set(
  `beaten been begun bent bitten blown born bought bound broken brought built caught chosen dealt done drawn driven
  eaten fallen fed felt forbidden forgotten fought found frozen given gone got grown heard held hidden hung hurt kept
  known laid lain led left lent lit lost made meant met paid proven ridden risen said seen sent shaken shown shut slept
  sold spent spoken spun stolen stood struck stuck sunk sung swept sworn taken taught thought thrown told torn
  understood withdrawn won worn wound woven written`.split(/\s+/),
);

const NOUNS_IN_ED = new Set(
  'bed breed creed deed feed greed need reed seed seedbed shed sled speed steed weed'.split(' '),
);

const NOUNS_IN_ING = new Set(
  `binding building ceiling drawing encoding finding heading king landing listing meaning offering ping posting rating ring
  setting spelling spring string thing timing warning writing`.split(/\s+/),
);

const TRAILING_PREPOSITIONS = new Set(
  'as at away back before by for from in of off on out over to under up with'.split(' '),
);

const TYPE_DECLARATION =
  /^[ \t]*(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:const )?(?:type|interface|enum|class) ([A-Z]\w*)/gm;
const IMPORT_ALIAS = /\btype \w+ as ([A-Z]\w*)/g;
const TYPEDEF_PATTERN = /@typedef (?:\{.*\} )?([A-Z]\w*)/g;

function isParticiple(word) {
  if (NOUNS_IN_ED.has(word) || NOUNS_IN_ING.has(word)) return false;
  return (
    word.endsWith('ed') ||
    word.endsWith('ing') ||
    IRREGULAR_PARTICIPLES.has(word.replace(/^(?:un|re|over)/, ''))
  );
}

/** True if the last word of a name, before prepositions, is a participle: `Kept` and `TakenIn`, but not `KeptPhoto`. */
export function endsInParticiple(name) {
  const segments = name.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/g)?.map((word) => word.toLowerCase());
  const last = segments?.findLast((word, index) => index === 0 || !TRAILING_PREPOSITIONS.has(word));
  return last !== undefined && isParticiple(last);
}

/** Returns the type declarations of a source that `endsInParticiple`, in the order of their lines. */
export function listParticipleTypes(source) {
  return [TYPE_DECLARATION, IMPORT_ALIAS, TYPEDEF_PATTERN]
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .filter(([, name]) => endsInParticiple(name))
    .map(({ 0: text, 1: name, index }) => ({
      name,
      line: source.slice(0, index + text.length).split('\n').length,
    }))
    .sort((a, b) => a.line - b.line);
}

const isSource = (file) => /\.(?:tsx?|[cm]ts|mjs)$/.test(file);

/** Finds types of all sources whose names end in a participle, as `file:line: name`. */
export const findParticipleTypes = (base = root) =>
  ['apps', 'packages', 'tools', 'e2e', 'types'].flatMap((folder) =>
    listFiles(path.join(base, folder), isSource).flatMap((file) =>
      listParticipleTypes(fs.readFileSync(file, 'utf8')).map(
        ({ name, line }) => `${path.relative(base, file)}:${line}: ${name}`,
      ),
    ),
  );
