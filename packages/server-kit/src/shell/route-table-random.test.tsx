/** @jest-environment node */
// The extension selects the jest project that compiles JSX, which `platform/shell` contains.
import fs from 'node:fs';
import path from 'node:path';
import { matchRoutes } from '@tractor-haat/platform/shell';
import { createRouteTable } from './route-table.ts';

/** Number of random addresses per test. */
const ADDRESS_COUNT = process.env.TEST_FULL ? 100_000 : 2000;
const ADDRESSES_PER_TABLE = 20;
/** `RANDOM_SEED` repeats a failed run. */
const SEED = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));

interface App {
  readonly name: string;
  readonly routes: readonly string[];
}

const appsFolder = path.resolve(import.meta.dirname, '../../../../apps');
const apps = fs.readdirSync(appsFolder).flatMap((name): App[] =>
  ['shell.json', 'remote.json']
    .map((file) => path.join(appsFolder, name, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8'))),
);

/** Values of parameters in addresses. */
const PARAMETERS = [
  'x',
  '9',
  '',
  'a%2Fb',
  '%zz',
  '%E0%A4%96%E0%A5%87',
  'खे',
  'a.b',
  ':id',
  '*',
  '?',
];

/** Segments of random patterns. */
const SEGMENTS = ['a', 'A', 'b', 'खे', ':x', ':y', 'a?', 'b?', ':z?', 'a.b', ':x.b', 'k', 's'];

/** Without regard to case, Unicode equates them with k and s. */
const KELVIN_SIGN = '\u212a';
const LONG_S = '\u017f';

/** Changes of a segment, after which the address matches the same pattern, another one or none. */
const ALTERATIONS = [
  (text: string) => text.toUpperCase(),
  (text: string) => escapeFirstCharacter(text),
  (text: string) => `${text}x`,
  (text: string) => text.replace(/k/g, KELVIN_SIGN),
  (text: string) => text.replace(/s/g, LONG_S),
];

// The router warns of each malformed address, which would fill the output.
beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

test('selects the page that the router selects for patterns of the apps', () => {
  const patterns = apps.flatMap(({ routes }) => routes);
  expect(patterns.length).toBeGreaterThan(80);
  const segments = patterns.flatMap((pattern) =>
    pattern.split('/').filter((segment) => /^\w/.test(segment)),
  );
  const addresses = repeat(ADDRESS_COUNT, () => createAddress(pick(patterns), segments));
  expectSameMatches(apps, ['/', '//', ...patterns, ...addresses]);
  const table = createRouteTable(apps);
  expect(addresses.filter((address) => table.find(address)).length).toBeGreaterThan(
    ADDRESS_COUNT / 3,
  );
});

test('selects the page that the router selects for random patterns', () => {
  for (let count = 0; count < ADDRESS_COUNT; count += ADDRESSES_PER_TABLE) {
    const selectedApps = ['first', 'second', 'third'].map((name) => ({
      name,
      routes: repeat(1 + createRandomInteger(6), createPattern),
    }));
    const patterns = selectedApps.flatMap(({ routes }) => routes);
    expectSameMatches(
      selectedApps,
      repeat(ADDRESSES_PER_TABLE, () => createAddress(pick(patterns), ['a', 'b', 'B'])),
    );
  }
});

function expectSameMatches(selectedApps: readonly App[], addresses: readonly string[]) {
  const table = createRouteTable(selectedApps);
  for (const address of addresses) {
    const page = table.find(address);
    const match = page && { pattern: page.pattern, app: page.app.name };
    const routerMatch = findRouterMatch(selectedApps, address);
    // A failure shows the seed and the address too.
    expect({ seed: SEED, address, match }).toEqual({ seed: SEED, address, match: routerMatch });
  }
}

function findRouterMatch(selectedApps: readonly App[], address: string) {
  const routes = selectedApps.flatMap((app) =>
    app.routes.map((pattern) => ({ path: pattern, handle: { pattern, app: app.name } })),
  );
  return matchRoutes(routes, address)?.at(-1)?.route.handle;
}

function createPattern(): string {
  const segments = repeat(createRandomInteger(5), () => pick(SEGMENTS));
  return `/${[...segments, ...(isOneIn(4) ? ['*'] : [])].join('/')}`;
}

/** Fills the parameters of a pattern and alters, drops or adds segments. */
function createAddress(pattern: string, vocabulary: readonly string[]): string {
  const pickText = () => pick([...PARAMETERS, ...vocabulary]);
  const segments = pattern.split('/').slice(1);
  const filled = segments.flatMap((segment) => {
    if (isOneIn(12)) return [];
    const text = /^[:*]/.test(segment) ? pickText() : segment.replace(/\?$/, '');
    const alter = ALTERATIONS[createRandomInteger(ALTERATIONS.length)];
    const altered = alter && isOneIn(4) ? alter(text) : text;
    return isOneIn(15) ? [altered, pickText()] : [altered];
  });
  // A question mark would start the query.
  return `/${filled.join('/')}${pick(['', '', '', '/', '//'])}`.replaceAll('?', '%3F');
}

function escapeFirstCharacter(text: string): string {
  return text.replace(/^\w/, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

let state = SEED;
/** Returns a pseudorandom integer below `limit` (mulberry32), so that `SEED` repeats a run. */
function createRandomInteger(limit: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}

function isOneIn(chances: number): boolean {
  return createRandomInteger(chances) === 0;
}

function pick(items: readonly string[]): string {
  return items[createRandomInteger(items.length)] ?? '';
}

function repeat<T>(times: number, create: () => T): T[] {
  return Array.from({ length: times }, create);
}
