import { createGateEnvironment } from './gate.ts';

const originalEnv = process.env;

afterEach(() => {
  process.env = originalEnv;
});

const passedVariables = {
  PATH: '/usr/bin',
  HOME: '/home/registry',
  TMPDIR: '/tmp/gates',
  LANG: 'en_IN.UTF-8',
  TZ: 'Asia/Kolkata',
  SystemRoot: 'C:\\Windows',
  API_BASE: 'http://api.example',
  CHROMIUM_PATH: '/usr/bin/chromium',
  DATA_DIR: '/var/data',
  PLAYWRIGHT_BROWSERS_PATH: '/opt/browsers',
};

test('passes the variables of Node, the browser and the smoke test, and no secret', () => {
  process.env = { ...passedVariables, AWS_SECRET_ACCESS_KEY: 'secret', REGISTRY_TOKEN: 'secret' };
  expect(createGateEnvironment()).toEqual(passedVariables);
});

test('omits variables that are unset or empty', () => {
  process.env = { PATH: '/usr/bin', API_BASE: '' };
  expect(Object.entries(createGateEnvironment())).toEqual([['PATH', '/usr/bin']]);
});
