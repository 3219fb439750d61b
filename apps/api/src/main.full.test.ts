import { apiProcesses } from './testing/api-processes.ts';
import { removeTestFolders, testFolder } from './testing/content.ts';

const processes = apiProcesses();
const { start } = processes;
afterAll(() => {
  processes.killAll();
  removeTestFolders();
});

test('locks a folder per process; after kill -9 the next process starts on the stored data', async () => {
  const dataDir = testFolder();
  const first = start(dataDir);
  const { address } = await first.listening;
  expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
  const refused = await start(dataDir).ended;
  expect(refused.code).toBe(1);
  expect(refused.output.trim().split('\n')).toHaveLength(1);
  expect(refused.output).toContain(`in use by another API process (process ${first.child.pid})`);
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  first.child.kill('SIGKILL');
  expect((await first.ended).output).toContain('"content":"written"');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const next = start(dataDir);
    const { address } = await next.listening;
    expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
    next.child.kill(signal);
    const { code, output } = await next.ended;
    expect(code).toBe(0);
    expect(output).toContain('"content":"unchanged"');
  }
});

// Other refusals of a start are tested in start-api.test.ts and connect.test.ts.
test('prints only the message of a failed start', async () => {
  const { code, output } = await start(testFolder(), { PORT: 'x' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output.trim()).toMatch(/^The configuration is invalid: PORT: /);
});
