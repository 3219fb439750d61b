import path from 'node:path';
import { createTestStore } from '../../testing/create-test-store.ts';
import { recoverEnvironment } from '../recover-environment.ts';
import { storeLayout } from '../store-layout.ts';
import type { GateInput } from './gate.ts';
import { runSmokeTest } from './run-smoke-test.ts';

const originalEnv = process.env;

afterEach(() => {
  process.env = originalEnv;
});

async function createInput(): Promise<GateInput> {
  const { store, publishApp } = await createTestStore();
  const candidate = await publishApp({ name: 'media' });
  const { environment } = await recoverEnvironment(store, 'production');
  return { store, env: 'production', candidate, environment, shell: null, others: [] };
}

/** Runs the script as the smoke test. */
const runScript = (script: string, input: GateInput, apiBase?: string) =>
  runSmokeTest([process.execPath, '-e', script, '--'], input, apiBase);

test('rejects a version with the last six lines of the errors and the output', async () => {
  const script = `
    console.log('output 1\\noutput 2\\noutput 3\\noutput 4\\n');
    console.error('error 1\\nerror 2\\nerror 3');
    process.exitCode = 1;
  `;
  expect(await runScript(script, await createInput())).toEqual({
    actual: 'error 3; ; output 1; output 2; output 3; output 4',
    expected: 'all its pages rendered on the server and hydrated in a browser',
  });
});

test('rejects a version after a failure without output as a timeout', async () => {
  const violation = await runScript('process.exitCode = 1', await createInput());
  expect(violation?.actual).toBe('no result within 180 s');
});

test('accepts a version if the program succeeds with 2 MB of output', async () => {
  const script = `process.stdout.write('x'.repeat(2 * 1024 * 1024))`;
  expect(await runScript(script, await createInput())).toBeNull();
});

test('passes absolute paths of the store and of the record to the program', async () => {
  const input = await createInput();
  const script = 'console.log(JSON.stringify(process.argv.slice(1))); process.exitCode = 1;';
  const store = path.relative(process.cwd(), input.store);
  const violation = await runScript(script, { ...input, store });
  expect(JSON.parse(violation?.actual ?? '')).toEqual([
    ...['--store', input.store],
    ...['--env', 'production'],
    ...['--candidate', storeLayout.record(input.store, 'media', input.candidate.version)],
  ]);
});

test.each([
  ['that is given', 'http://api.given', 'http://api.given'],
  ['of the environment', undefined, 'http://api.environment'],
])('passes the API origin %s and no secret to the program', async (_, apiBase, expected) => {
  process.env = { ...originalEnv, API_BASE: 'http://api.environment', REGISTRY_TOKEN: 'secret' };
  const script = 'console.log(JSON.stringify(process.env)); process.exitCode = 1;';
  const violation = await runScript(script, await createInput(), apiBase);
  const { API_BASE, REGISTRY_TOKEN, PATH } = JSON.parse(violation?.actual ?? '');
  expect({ API_BASE, REGISTRY_TOKEN, PATH }).toEqual({
    API_BASE: expected,
    REGISTRY_TOKEN: undefined,
    PATH: originalEnv.PATH,
  });
});
