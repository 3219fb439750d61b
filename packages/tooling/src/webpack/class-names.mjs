import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const ALPHABET_CHARS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A five-letter hash per app and style sheet. With equal names in two apps, an app's sheet that
 * loads later would repeat its rules after those of the other app, and override them.
 */
function hashSheet(file, source, app) {
  const hash = crypto.createHash('sha256').update(`${app} ${file} ${source}`).digest();
  const number = hash.readUIntBE(1, 6) % 36 ** 4;
  return ALPHABET_CHARS[hash[0] % ALPHABET_CHARS.length] + number.toString(36).padStart(4, '0');
}

/** Names a class by its position in the sheet, in capitals to separate the name from the hash. */
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

/** Location-independent name of a style sheet, in this repository or in a team's own. */
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
 * Class names: the sheet's hash and a letter, equal in browser and server builds. Classes are a
 * sixth of a page's HTML: readable names cost 15 KB, 0.9 KB compressed. Throws on collisions.
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
