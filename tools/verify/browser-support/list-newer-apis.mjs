import compat from '@mdn/browser-compat-data/forLegacyNode';
import { SUPPORTED_BROWSERS } from '../../../packages/tooling/src/supported-browsers.mjs';

/**
 * Lists web APIs that not all supported browsers have.
 *
 * - `globals`: names of interfaces, built-ins and members of the window
 * - `statics`: `Owner.member`
 * - `members`: names of members that no supported interface has
 * - `owned`: `[owner, member, isStatic]` of all newer members, so that a test can remove them in a browser. MDN marks
 * statics of interfaces, but not those of the language's built-ins
 */
export function listNewerApis() {
  const globals = new Set();
  const statics = new Set();
  const newer = new Set();
  const older = new Set();
  const owned = [];
  for (const [owner, data] of listOwners()) {
    const ownerStatement = getStatement(data);
    const isOwnerNewer = ownerStatement !== undefined && isNewer(ownerStatement);
    if (isOwnerNewer) globals.add(owner);
    // MDN lists members of objects such as `console`, whose names begin in lower case, as statics.
    const isObject = /^[a-z]/.test(owner);
    for (const { key, name, statement } of listMembers(owner, data)) {
      const isMember = isObject || !/_(?:static|event)$/.test(key);
      if (!isOwnerNewer && !isNewer(statement)) {
        if (isMember) older.add(name);
        continue;
      }
      statics.add(`${owner}.${name}`);
      const property = key.endsWith('_event') ? `on${name}` : name;
      if (!isOwnerNewer) owned.push([owner, property, key.endsWith('_static')]);
      if (isMember) newer.add(name);
      if (isMember && owner === 'Window') globals.add(name);
    }
  }
  const members = new Set([...newer].filter((name) => !older.has(name)));
  return { globals, statics, members, owned };
}

const parseVersion = (text) => text.split('.').map(Number);

function isNewerVersion(added, oldest) {
  const [addedParts, oldestParts] = [parseVersion(added), parseVersion(oldest)];
  const index = addedParts.findIndex((part, position) => part !== (oldestParts[position] ?? 0));
  return index >= 0 && addedParts[index] > (oldestParts[index] ?? 0);
}

function lacksSupport(support, oldest) {
  // MDN lists the newest statement first. Support that needs a flag or another name does not count.
  const [newest] = [support]
    .flat()
    .filter((statement) => !statement.flags && !statement.prefix && !statement.alternative_name);
  if (!newest?.version_added || newest.version_added === 'preview') return true;
  return isNewerVersion(newest.version_added.replace('≤', ''), oldest);
}

/** Unknown support counts as supported. */
const isNewer = ({ support }) =>
  Object.entries(SUPPORTED_BROWSERS).some(
    ([browser, oldest]) => support[browser] !== undefined && lacksSupport(support[browser], oldest),
  );

/** Lists interfaces and built-ins as `[owner, data]`. */
const listOwners = () => {
  const { api, javascript } = compat;
  const { __compat, ...intl } = javascript.builtins.Intl;
  const formats = Object.entries(intl).filter(([name]) => /^[A-Z]/.test(name));
  return [...Object.entries(api), ...Object.entries(javascript.builtins), ...formats];
};

/** @returns {import('@mdn/browser-compat-data').CompatStatement | undefined} versions in MDN's data */
const getStatement = (feature) => feature.__compat;

/** Lists the members of an owner without its constructor and permissions. `key` is the name in MDN's data. */
const listMembers = (owner, data) =>
  Object.entries(data)
    .filter(([key]) => key !== '__compat' && !key.endsWith('_permission'))
    .map(([key, member]) => ({
      key,
      name: key.replace(/_(?:static|event)$/, ''),
      statement: getStatement(member),
    }))
    .filter(({ statement }) => statement !== undefined)
    .filter(({ name }) => /^[a-zA-Z]\w*$/.test(name) && name !== owner);
