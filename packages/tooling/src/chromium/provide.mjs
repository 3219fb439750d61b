import childProcess from 'node:child_process';
import { findChromium, playwrightCli } from './find.mjs';

function run(file, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = childProcess.spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (data) => {
      output = (output + data).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

const isRoot = () => process.platform === 'linux' && process.getuid?.() === 0;

async function fromSystem() {
  const update = await run('apt-get', ['update']);
  if (!update.ok) return update.output;
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])).output;
}

async function fromPlaywright() {
  const cli = playwrightCli();
  if (!cli) return 'Playwright is not installed';
  return (await run(process.execPath, [cli, 'install', 'chromium'])).output;
}

/**
 * Finds a Chromium, or installs one: by apt-get for root on Debian and its kin, else Playwright's own.
 * @returns {Promise<{ path: string, isNew: boolean }>}
 * @throws Error with the last words of what was tried
 */
export async function provideChromium() {
  const found = findChromium();
  if (found) return { path: found, isNew: false };
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH (${process.env.CHROMIUM_PATH}) is no Chromium that runs.`);
  const said = [];
  for (const install of [...(isRoot() ? [fromSystem] : []), fromPlaywright]) {
    said.push(await install());
    const path = findChromium();
    if (path) return { path, isNew: true };
  }
  throw new Error(`No Chromium could be installed; set CHROMIUM_PATH to one.\n${said.join('\n')}`);
}
