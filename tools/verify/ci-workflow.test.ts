import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const workflow = read('.github/workflows/ci.yml');
const { scripts, engines } = JSON.parse(read('package.json'));

/** Commands of the workflow's steps, and of the scripts in `.ci` that they start. */
const commands = [...workflow.matchAll(/^\s+(?:- )?run: (.+)$/gm)]
  .map(([, command = '']) => command)
  .flatMap((command) => {
    const [, file] = /^bash (\.ci\/\S+)/.exec(command) ?? [];
    return file === undefined ? [command] : read(file).split('\n');
  });

test('each npm script that the workflow runs exists', () => {
  const names = commands.flatMap((command) =>
    [...command.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map(
      ([, script, short]) => script ?? short ?? '',
    ),
  );
  expect(names.sort()).toEqual(['test', 'test:full']);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('the workflow uses the oldest Node that package.json accepts', () => {
  const [, version] = /node-version: (\d+)/.exec(workflow) ?? [];
  expect(`>=${version}`).toBe(engines.node);
});

test('each file in a cache key of the workflow exists', () => {
  const [, files = ''] = /hashFiles\(([^)]+)\)/.exec(workflow) ?? [];
  const names = [...files.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
});
