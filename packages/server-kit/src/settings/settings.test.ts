import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatSettingsHelp } from './format-settings-help.ts';
import { readSettings } from './read-settings.ts';
import { httpUrl, integer, onOff, setting, text, whenDeployed } from './setting.ts';

const table = {
  PORT: setting({
    description: 'port to listen on',
    schema: integer(0, 65_535),
    defaultValue: 3000,
  }),
  ORIGIN: setting({
    description: 'what visitors see',
    schema: httpUrl,
    defaultValue: undefined,
    required: whenDeployed,
  }),
  KEY: setting({
    description: 'signs',
    schema: text.min(4),
    defaultValue: undefined,
    isSecret: true,
    required: whenDeployed,
  }),
  CACHE: setting({ description: 'keeps pages', schema: onOff, defaultValue: true }),
};

const readTable = (variables: Record<string, string>) => readSettings(table, variables);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function writeSecretFile(content: string): string {
  const file = path.join(folder, 'key');
  writeFileSync(file, content);
  return file;
}

test('uses the default for a missing or empty setting', () => {
  expect(readTable({ PORT: '', CACHE: 'off' })).toEqual({
    values: { PORT: 3000, ORIGIN: undefined, KEY: undefined, CACHE: false },
  });
});

test('returns one message that lists all invalid and missing settings, without their values', () => {
  expect(readTable({ NODE_ENV: 'production', PORT: 'eighty', CACHE: 'maybe' })).toEqual({
    problem:
      'The configuration is invalid: PORT: must be a whole number; CACHE: must be "on" or "off"; ' +
      'ORIGIN and KEY must be set with DATABASE_URL or NODE_ENV=production.',
  });
});

const env = { NODE_ENV: 'production', ORIGIN: 'https://a.in' };

test('reads a secret from a file', () => {
  expect(readTable({ ...env, KEY_FILE: writeSecretFile('quiet\n') })).toMatchObject({
    values: { KEY: 'quiet' },
  });
});

test('reports a secret that is set twice, or whose file is empty or unreadable', () => {
  expect(readTable({ ...env, KEY: 'loud', KEY_FILE: writeSecretFile('quiet') })).toEqual({
    problem: 'The configuration is invalid: KEY and KEY_FILE are both set.',
  });
  expect(readTable({ ...env, KEY_FILE: writeSecretFile('\n') })).toEqual({
    problem: `The configuration is invalid: KEY_FILE: ${path.join(folder, 'key')} is empty.`,
  });
  expect(readTable({ ...env, KEY_FILE: `${folder}/gone` })).toEqual({
    problem: `The configuration is invalid: KEY_FILE: ${folder}/gone cannot be read.`,
  });
});

test('reads only secrets from files', () => {
  expect(readTable({ ORIGIN_FILE: writeSecretFile('https://a.in') })).toMatchObject({
    values: { ORIGIN: undefined },
  });
});

test('lists name, default, condition and description of each setting in the help', () => {
  expect(formatSettingsHelp('node site.ts', table)).toBe(
    [
      'node site.ts',
      '',
      'PORT (3000)',
      '    port to listen on',
      'ORIGIN (none; must be set with DATABASE_URL or NODE_ENV=production)',
      '    what visitors see',
      'KEY, KEY_FILE (none; must be set with DATABASE_URL or NODE_ENV=production)',
      '    signs',
      'CACHE (on)',
      '    keeps pages',
    ].join('\n'),
  );
});
