import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../start/claim-port.mjs';
import { extractCommands } from './extract-commands.ts';
import { cloneCheckout, createNewcomer } from './testing/newcomer.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The test in a fresh clone takes minutes, so it runs only with the large counts. */
const isFull = process.env.TEST_FULL === '1';

const commands = [...new Set(['README.md', 'CONTRIBUTING.md'].flatMap(extractCommands))];

/** Commands that run this test. */
const COMMANDS_OF_THIS_TEST = ['npm test', 'npm run test:quick'];

/** Commands in the order in which they work in a fresh clone. The first command keeps running. */
const TESTED_COMMANDS = [
  'npm start',
  'npm run doctor',
  'npm run help',
  '$EDITOR apps/media/src/videos/videos.page.tsx',
  'npm run build -- media',
  'npm run mfe -- publish media',
  'npm run mfe -- preview media@<version>',
  'npm run mfe -- promote media@<version>',
  'npm run mfe -- status',
  'npm run dev -- --only media',
  'SITE_ENV=staging npm start',
  'npm run new:remote -- loans',
];

test('the tests below run each documented command, except those that run the tests', () => {
  expect([...commands].sort()).toEqual([...TESTED_COMMANDS, ...COMMANDS_OF_THIS_TEST].sort());
});

test('each command runs an existing npm script or opens an existing file', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const unknown = commands.filter((command) => {
    if (command.startsWith('$EDITOR ')) return !fs.existsSync(path.join(root, command.slice(8)));
    const [, script] = /^(?:[A-Z_]+=\S+ )*npm (?:run )?([\w:]+)(?: -- .+)?$/.exec(command) ?? [];
    return script === undefined || !(script in scripts);
  });
  expect(unknown).toEqual([]);
});

/** Every document with commands for readers. */
const documents = fs
  .globSync(['*.md', 'docs/{,tasks/}*.md', '{apps,packages,tools}/*/README.md'], { cwd: root })
  .filter((file) => !file.includes('node_modules'));

test.each(documents)('each script and program that %s names exists', (file) => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const missing = extractCommands(file).filter((command) => {
    const [, script] = /\bnpm run ([\w:-]+)/.exec(command) ?? [];
    const [, program] = /\bnode ((?:tools|packages|apps)\/\S+\.m?[jt]s)/.exec(command) ?? [];
    if (program) return !fs.existsSync(path.join(root, program));
    return script !== undefined && !(script in scripts);
  });
  // Scripts of a remote's own repository (packages/create-remote/templates/own).
  expect(
    missing.filter((command) => !/^npm run (?:check|dev) (?:&&|-- https)/.test(command)),
  ).toEqual([]);
});

test('npm run doctor and mfe status succeed without pnpm on the path', async () => {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-readme-'));
  const newcomer = createNewcomer(root, { DATA_DIR: data, PORT: String(await findFreePort()) });
  expect(await newcomer.run('npm run doctor')).toContain('✓ Node');
  expect(await newcomer.run('npm run mfe -- status')).toMatch(/production/);
  fs.rmSync(data, { recursive: true });
});

if (isFull)
  test(
    'every documented command succeeds in a fresh clone',
    async () => {
      const clone = cloneCheckout();
      const editor = path.join(os.tmpdir(), `editor-${process.pid}.sh`);
      fs.writeFileSync(editor, '#!/bin/sh\necho "console.debug(\'changed\');" >> "$1"\n', {
        mode: 0o755,
      });
      const ports = { PORT: String(await findFreePort()), API_PORT: String(await findFreePort()) };
      const newcomer = createNewcomer(clone, { ...ports, EDITOR: editor, PREVIEWS: 'on' });
      let stop = await newcomer.start('npm start', 'Tractor Haat is ready');
      let version = '';
      try {
        for (const command of TESTED_COMMANDS.slice(1)) {
          const typed = command.replace('media@<version>', version);
          if (/npm start|run dev/.test(command)) {
            await stop();
            stop = await newcomer.start(typed, 'http://localhost:');
          } else {
            const output = await newcomer.run(typed);
            const [published] = /\d+\.\d+\.\d+-[0-9a-f]{12}/.exec(output) ?? [];
            if (command.includes(' publish ')) version = `media@${published}`;
          }
        }
      } finally {
        await stop();
        fs.rmSync(editor);
        fs.rmSync(clone, { recursive: true, force: true });
      }
    },
    20 * 60_000,
  );
