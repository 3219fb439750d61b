import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const LOWER_ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const UPPER_ALPHABET = LOWER_ALPHABET.toUpperCase();

/**
 * Creates short class names from the hash of the sheet and a letter, equal in browser and server builds. Readable names
 * would add 15 KB to the HTML of a page (0.9 KB compressed). Throws if two sheets get the same name.
 */
export function createClassNames(app, folder, computeSheetHash = hashSheet) {
  const owners = new Map();
  return ({ resourcePath }, _template, local) => {
    const file = toSheetName(app, folder, resourcePath);
    const source = fs.existsSync(resourcePath) ? fs.readFileSync(resourcePath, 'utf8') : '';
    const name = computeSheetHash(file, source, app) + toClassSuffix(source, local);
    const owner = owners.get(name) ?? file;
    if (owner !== file) throw new Error(`Class ${local} has one name in ${owner} and ${file}`);
    owners.set(name, file);
    return name;
  };
}

/** Letters and digits. */
const SUFFIX_BASE = 36;
const SUFFIX_LENGTH = 4;
const MAX_SUFFIX = SUFFIX_BASE ** SUFFIX_LENGTH;

/**
 * Hash of five characters per app and style sheet. If a sheet had the same class names in two apps, the copy that loads
 * later would override rules of the other app.
 */
function hashSheet(file, source, app) {
  const hash = crypto.createHash('sha256').update(`${app} ${file} ${source}`).digest();
  const number = hash.readUIntBE(1, 6) % MAX_SUFFIX;
  return (
    LOWER_ALPHABET[hash[0] % LOWER_ALPHABET.length] +
    number.toString(SUFFIX_BASE).padStart(SUFFIX_LENGTH, '0')
  );
}

/** Position of a class in the sheet: `A` to `Z`, then `AA`. In capitals, to separate it from the hash. */
function toClassSuffix(source, local) {
  const names = [...source.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map(
    ([, name]) => name,
  );
  const index = [...new Set(names)].indexOf(local);
  if (index < 0) return `-${local}`;
  const round = Math.floor(index / UPPER_ALPHABET.length);
  return (
    (round > 0 ? UPPER_ALPHABET[round - 1] : '') + UPPER_ALPHABET[index % UPPER_ALPHABET.length]
  );
}

const NODE_MODULES_PATH = '/node_modules/';

/** Name of a style sheet that is the same in each checkout, in this repository or in that of a team. */
export function toSheetName(app, folder, file) {
  const toPosix = (filePath) => filePath.split(path.sep).join('/');
  const posixPath = toPosix(file);
  if (posixPath.includes(NODE_MODULES_PATH))
    return posixPath.slice(posixPath.lastIndexOf(NODE_MODULES_PATH) + NODE_MODULES_PATH.length);
  const pathInApp = toPosix(path.relative(folder, file));
  if (!pathInApp.startsWith('../')) return `apps/${app}/${pathInApp}`;
  return toPosix(path.relative(path.resolve(folder, '../..'), file));
}
