import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ALPHABET_CHARS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Hash of five characters per app and style sheet. If a sheet had the same class names in two apps, the copy that loads
 * later would override rules of the other app.
 */
function hashSheet(file, source, app) {
  const hash = crypto.createHash('sha256').update(`${app} ${file} ${source}`).digest();
  const number = hash.readUIntBE(1, 6) % 36 ** 4;
  return ALPHABET_CHARS[hash[0] % ALPHABET_CHARS.length] + number.toString(36).padStart(4, '0');
}

/** Position of a class in the sheet, in capitals to separate it from the hash. */
function toClassSuffix(source, local) {
  const names = [...source.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map(
    ([, name]) => name,
  );
  const index = [...new Set(names)].indexOf(local);
  if (index < 0) return `-${local}`;
  const capitals = ALPHABET_CHARS.toUpperCase();
  const first = Math.floor(index / capitals.length);
  return (first > 0 ? capitals[first - 1] : '') + capitals[index % capitals.length];
}

const NODE_MODULES_PATH = '/node_modules/';

/** Name of a style sheet that is the same in each checkout, in this repository or in that of a team. */
export function sheetName(app, folder, file) {
  const toPosix = (filePath) => filePath.split(path.sep).join('/');
  const posixPath = toPosix(file);
  if (posixPath.includes(NODE_MODULES_PATH))
    return posixPath.slice(posixPath.lastIndexOf(NODE_MODULES_PATH) + NODE_MODULES_PATH.length);
  const pathInApp = toPosix(path.relative(folder, file));
  if (!pathInApp.startsWith('../')) return `apps/${app}/${pathInApp}`;
  return toPosix(path.relative(path.resolve(folder, '../..'), file));
}

/**
 * Creates class names from the hash of the sheet and a letter, equal in browser and server builds. Classes are a sixth
 * of the HTML of a page: readable names would cost 15 KB, 0.9 KB compressed. Throws if two sheets get the same name.
 */
export function classNames(app, folder, hash = hashSheet) {
  const owners = new Map();
  return ({ resourcePath }, _template, local) => {
    const file = sheetName(app, folder, resourcePath);
    const source = fs.existsSync(resourcePath) ? fs.readFileSync(resourcePath, 'utf8') : '';
    const name = hash(file, source, app) + toClassSuffix(source, local);
    const owner = owners.get(name) ?? file;
    if (owner !== file) throw new Error(`Class ${local} has one name in ${owner} and ${file}`);
    owners.set(name, file);
    return name;
  };
}
