import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { apiSettings } from '../../apps/api/src/api-settings.ts';
import { registrySettings } from '../../apps/registry/src/registry-settings.ts';
import { siteSettings } from '../../apps/site-server/src/site-settings.ts';
import type { Settings } from '../../packages/server-kit/src/settings/setting.ts';

const programs: Settings[] = [siteSettings, apiSettings, registrySettings];
const text = fs.readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
const lines = [...text.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

test('.env.example names each setting of the three programs once, and no other', () => {
  const all = new Set(programs.flatMap((settings) => Object.keys(settings)));
  expect(lines.map(({ name }) => name).sort()).toEqual([...all].sort());
});

test('the programs accept each value in .env.example', () => {
  const rejected = lines
    .filter(({ value }) => value !== '')
    .filter(({ name, value }) =>
      programs.some((settings) => settings[name]?.schema.safeParse(value).success === false),
    );
  expect(rejected).toEqual([]);
});

test('each value in .env.example is the default of every program that has the setting', () => {
  const differences = lines
    .filter(({ value }) => value !== '')
    .flatMap(({ name, value }) =>
      programs
        .map((settings) => settings[name])
        .filter((setting) => setting !== undefined && setting.defaultValue !== undefined)
        .filter(
          (setting) =>
            !isDeepStrictEqual(setting?.schema.safeParse(value).data, setting?.defaultValue),
        )
        .map((setting) => `${name}=${value}, default ${JSON.stringify(setting?.defaultValue)}`),
    );
  expect(differences).toEqual([]);
});
