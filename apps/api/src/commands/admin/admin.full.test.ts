import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestFolder, removeTestFolders } from '../../testing/create-content-folder.ts';
import { getAdminSocketPath } from './admin-command.ts';
import { runCommand } from './run-command.ts';

afterAll(removeTestFolders);

const runFile = promisify(execFile);
const sourceDir = path.resolve(import.meta.dirname, '../..');

async function runModerate(dataDir: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const file = path.join(sourceDir, 'commands/moderate.ts');
  try {
    const { stdout } = await runFile(process.execPath, [file, ...args], { env });
    return { code: 0, output: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr.trim() };
  }
}

/** Runs `task` while another process has the embedded database open and listens for commands, as the API does. */
async function runWithApi(dataDir: string, task: () => Promise<void>) {
  const script = `
    const { openEmbedded } = await import(${JSON.stringify(path.join(sourceDir, 'core/database/open-embedded.ts'))});
    const { listenForCommands } = await import(${JSON.stringify(path.join(sourceDir, 'commands/admin/execute-command.ts'))});
    const { comments } = await import(${JSON.stringify(path.join(sourceDir, 'features/community/comments/tables.ts'))});
    const connection = await openEmbedded(process.argv[1]);
    await connection.prepare(async () => undefined);
    await connection.db.insert(comments).values({ post_slug: 'a-post', language: 'en', name: 'Ram',
      email: 'a@b.in', mobile: '9876543210', text: 'Red \\u001b[31m ink' });
    const socket = await listenForCommands(process.argv[1], connection.db, { error: console.error }, () => 'key');
    process.stdin.on('end', async () => { await socket.close(); await connection.close(); }).resume();
    console.log('ready');
  `;
  const child = execFile(process.execPath, ['--input-type=module', '-e', script, dataDir]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error(output)));
  });
  try {
    await task();
  } finally {
    child.stdin?.end();
    await ended;
  }
}

test('runs moderation commands in the process that has the embedded database open, or else directly', async () => {
  const dataDir = createTestFolder();
  await runWithApi(dataDir, async () => {
    expect(statSync(getAdminSocketPath(dataDir)).mode & 0o777).toBe(0o600);
    const { output } = await runModerate(dataDir, 'list');
    expect(output).toContain('comment-1');
    expect(output).toContain('Red  [31m ink');
    expect(output).not.toContain('9876543210');
    expect(await runModerate(dataDir, 'approve', 'comment-1')).toEqual({
      code: 0,
      output: 'comment-1: approved.',
    });
    const unknownItem = { action: 'approve', id: 'comment-7' };
    await expect(
      runCommand(
        { dataDir, databaseUrl: undefined, secretKey: undefined },
        'moderate',
        unknownItem,
      ),
    ).rejects.toThrow('There is no comment-7.');
  });
  const [item] = JSON.parse(
    (await runModerate(dataDir, 'list', '--status', 'approved', '--json')).output,
  );
  expect(item).toMatchObject({ id: 'comment-1', status: 'approved' });
});

test('prints the usage for an unknown command', async () => {
  const { code, output } = await runModerate(createTestFolder(), 'aprove', 'comment-1');
  expect(code).toBe(1);
  expect(output).toContain('Usage: npm run moderate -- list');
});

test('limits the socket path to 103 characters, the maximum of macOS, for any data folder', () => {
  expect(getAdminSocketPath('/data').replace(/^.*[\\/]/, '')).toMatch(/admin|tractor-haat/);
  expect(getAdminSocketPath(`/${'x'.repeat(200)}`).length).toBeLessThan(104);
});
