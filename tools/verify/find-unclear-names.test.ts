import { findUnclearNames, listUnclearNames, UNCLEAR_NAMES } from './find-unclear-names.mjs';

const [name = ''] = UNCLEAR_NAMES.keys();
const createSource = (text: string) => `\n${text.replaceAll('NAME', name)}`;

test.each([
  'const NAME = 1;',
  'let [one, NAME] = list;',
  'const { id, NAME } = row;',
  'const { id: NAME = 1 } = row;',
  'const { id, ...NAME } = row;',
  'function NAME() {}',
  'function one(NAME: string) {}',
  'const one = ({ NAME }: Row) => NAME;',
  'class One { two(NAME = 1) {} }',
  'try { one(); } catch (NAME) {}',
  "import { one as NAME } from './one.ts';",
])('finds the name in %s', (text) =>
  expect(listUnclearNames(createSource(text))).toEqual([{ name, line: 2 }]),
);

test.each([
  'const one = { NAME: 1 };',
  'const { NAME: texts } = row;',
  'const one = row.NAME;',
  'interface One { NAME: string }',
  '// const NAME = 1;',
  "const one = 'NAME';",
])('finds no name in %s', (text) => expect(listUnclearNames(createSource(text))).toEqual([]));

test('the project declares no unclear name', () => expect(findUnclearNames()).toEqual([]));
