import {
  endsInParticiple,
  findParticipleTypes,
  listParticipleTypes,
} from './find-participle-types.mjs';

test.each([
  'Given',
  'Kept',
  'Stored',
  'Unkept',
  'TakenIn',
  'KnownFor',
  'PageWanted',
  'NotFound',
  'Waiting',
  'GoingOn',
])('reports that the type name %s ends in a participle', (name) =>
  expect(endsInParticiple(name)).toBe(true),
);

test.each([
  ...[
    'EnvValues',
    'KeptPhoto',
    'QuotaResult',
    'ReelFeed',
    'Seed',
    'SpeedNeed',
    'TestRun',
    'Listing',
    'WaitingRoom',
  ],
  ...['In', 'PageOf', 'SectionRead', 'API', 'C', 'UnknownCallerError'],
])('accepts the type name %s', (name) => expect(endsInParticiple(name)).toBe(false));

// The sources contain NAME, because this file would otherwise violate the rule.
const createSource = (declaration: string) => `\n${declaration.replaceAll('NAME', 'Kept')}`;

test.each([
  'export type NAME = { id: string };',
  'interface NAME<Body> {}',
  'export abstract class NAME extends Error {}',
  'declare const enum NAME {}',
  "import { type Live as NAME } from './live.ts';",
  '/** @typedef {{ ms: number }} NAME */',
])('finds the type in %s', (declaration) =>
  expect(listParticipleTypes(createSource(declaration))).toEqual([{ name: 'Kept', line: 2 }]),
);

test.each([
  'type EnvValues = NAME;',
  'function NAME() {}',
  "import { NAME as Stored } from './kept.ts';",
  '// type NAME',
])('finds no type in %s', (declaration) =>
  expect(listParticipleTypes(createSource(declaration))).toEqual([]),
);

test('the project has no participle as a type name', () =>
  expect(findParticipleTypes()).toEqual([]));
