import path from 'node:path';
import { readConfig } from './config.ts';
import { repositoryRoot } from './paths.ts';
import { StartProblem } from './start-problem.ts';

test('nothing set: a development API on its own folder', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: path.join(repositoryRoot, '.data'),
    contentDir: path.join(repositoryRoot, 'content'),
    logLevel: 'info',
    trustedProxyHops: 0,
    warmPictures: true,
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('folders are relative to the repository, not to where the process was started', () => {
  expect(readConfig({ DATA_DIR: 'other' }).dataDir).toBe(path.join(repositoryRoot, 'other'));
  expect(readConfig({ DATA_DIR: '/data' }).dataDir).toBe('/data');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS'],
  [{ WARM_PICTURES: 'maybe' }, 'WARM_PICTURES'],
])('%j is refused with its name', (variables, name) => {
  expect(() => readConfig(variables)).toThrow(StartProblem);
  expect(() => readConfig(variables)).toThrow(name);
});
