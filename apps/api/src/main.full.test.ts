import { createApiProcesses } from './testing/api-processes.ts';
import { createTestFolder, removeTestFolders } from './testing/create-content-folder.ts';

const processes = createApiProcesses();
const { start } = processes;
afterAll(() => {
  processes.killAll();
  removeTestFolders();
});

test('the API locks its data folder and starts again on the stored data after kill -9', async () => {
  const dataDir = createTestFolder();
  const first = start(dataDir);
  const { address } = await first.listening;
  expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
  const secondProcess = await start(dataDir).ended;
  expect(secondProcess.code).toBe(1);
  expect(secondProcess.output.trim().split('\n')).toHaveLength(1);
  expect(secondProcess.output).toContain(
    `in use by another API process (process ${first.child.pid})`,
  );
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
  first.child.kill('SIGKILL');
  expect((await first.ended).output).toContain('"content":"written"');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const restarted = start(dataDir);
    const { address } = await restarted.listening;
    expect((await fetch(`${address}/api/v1/implements`)).status).toBe(200);
    restarted.child.kill(signal);
    const { code, output } = await restarted.ended;
    expect(code).toBe(0);
    expect(output).toContain('"content":"unchanged"');
  }
});

test('a failed start prints only its error message', async () => {
  const { code, output } = await start(createTestFolder(), { PORT: 'x' }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output.trim()).toMatch(/^The configuration is invalid: PORT: /);
});
