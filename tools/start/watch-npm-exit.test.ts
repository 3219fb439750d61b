import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = `
  import { watchNpmExit } from ${JSON.stringify(path.join(import.meta.dirname, 'watch-npm-exit.mjs'))};
  watchNpmExit(() => { console.log('npm is gone'); process.exit(0); });
  setTimeout(() => process.exit(1), 20000);
  console.log('ready');`;

test('stops the program when npm is killed, although a shell is between them', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'start', SCRIPT: script };
  const command = `"${process.execPath}" --input-type=module -e "$SCRIPT"; exit $?`;
  // Replaces npm: a process that runs a shell that runs the start.
  const npm = spawn(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' }); setInterval(() => 0, 1000)`,
    ],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  npm.stdout.on('data', (text) => {
    output += text;
  });
  await once(npm.stdout, 'data');
  const closed = once(npm.stdout, 'end');
  npm.kill('SIGKILL');
  await closed;
  expect(output).toBe('ready\nnpm is gone\n');
});

test('does not stop a program that npm did not start', async () => {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const short = script.replace('20000', '700').replace('process.exit(1)', "console.log('alone')");
  const child = execFile(process.execPath, ['--input-type=module', '-e', short], { env });
  let output = '';
  child.stdout?.on('data', (text) => {
    output += text;
  });
  await once(child, 'close');
  expect(output).toBe('ready\nalone\n');
});
