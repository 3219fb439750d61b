import crypto from 'node:crypto';
import path from 'node:path';

/** Four letters tell the style sheets of an app apart; all classes of one sheet share them, and pack well. */
const signOf = (file) =>
  (
    Number.parseInt(crypto.createHash('sha256').update(file).digest('hex').slice(0, 12), 16) %
    36 ** 4
  )
    .toString(36)
    .padStart(4, '0');

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
 * Names of an app's classes: `catalogue_card_1f7k`. They carry the app's name, because two apps may bundle two
 * versions of the same ui part, and a sign of their file, the same in browser and server builds.
 * Throws when two files would get one name: then one of them has to call its class otherwise.
 */
export function classNames(app, folder, sign = signOf) {
  const owners = new Map();
  return ({ resourcePath }, _template, local) => {
    const file = sheetName(app, folder, resourcePath);
    const name = `${app}_${local}_${sign(file)}`;
    const owner = owners.get(name) ?? file;
    if (owner !== file) throw new Error(`Class ${local} has one name in ${owner} and ${file}`);
    owners.set(name, file);
    return name;
  };
}
