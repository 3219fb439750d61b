import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Five letters tell the style sheets of all apps apart. A ui part of one version has the same in two apps, whose rules are
 * the same then and pack to little; of another version it has another one.
 */
function signOf(file, source) {
  const hash = crypto.createHash('sha256').update(`${file} ${source}`).digest();
  const number = hash.readUIntBE(1, 6) % 36 ** 4;
  return LETTERS[hash[0] % LETTERS.length] + number.toString(36).padStart(4, '0');
}

/** A name by its place among the names of a sheet, in capitals so that it ends the sign. */
function placeOf(source, local) {
  const names = [...source.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].map(
    ([, name]) => name,
  );
  const place = [...new Set(names)].indexOf(local);
  if (place < 0) return `-${local}`;
  const letters = LETTERS.toUpperCase();
  const first = Math.floor(place / letters.length);
  return (first > 0 ? letters[first - 1] : '') + letters[place % letters.length];
}

const INSTALLED = '/node_modules/';

/** What a style sheet is called wherever its app is built: in this repository, or in one of its team's own. */
export function sheetName(app, folder, file) {
  const posix = (place) => place.split(path.sep).join('/');
  const place = posix(file);
  if (place.includes(INSTALLED))
    return place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length);
  const within = posix(path.relative(folder, file));
  if (!within.startsWith('../')) return `apps/${app}/${within}`;
  return posix(path.relative(path.resolve(folder, '../..'), file));
}

/**
 * Names of an app's classes: a sign of their sheet and a letter, the same in browser and server builds. Classes are a
 * sixth of a page's HTML: names that say more cost it 15 KB, and 0.9 KB packed. Throws when two files would get one name.
 */
export function classNames(app, folder, sign = signOf) {
  const owners = new Map();
  return ({ resourcePath }, _template, local) => {
    const file = sheetName(app, folder, resourcePath);
    const source = fs.existsSync(resourcePath) ? fs.readFileSync(resourcePath, 'utf8') : '';
    const name = sign(file, source) + placeOf(source, local);
    const owner = owners.get(name) ?? file;
    if (owner !== file) throw new Error(`Class ${local} has one name in ${owner} and ${file}`);
    owners.set(name, file);
    return name;
  };
}
