import childProcess from 'node:child_process';
import fs from 'node:fs';

const MAX_OUTPUT_CHARS = 4000;

/**
 * Runs a command and captures the last 4000 characters of its output. Never rejects.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(file, args) {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = childProcess.spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const append = (data) => {
      output = (output + data).slice(-MAX_OUTPUT_CHARS);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** True on Linux as root with apt-get. */
export const canInstallPackages = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages without their recommendations. The caller must check whether the program runs.
 * @param {readonly string[]} names
 * @returns {Promise<string>} the end of apt-get's output
 */
export async function installPackages(names) {
  const update = await runQuietly('apt-get', ['update']);
  if (!update.ok) return update.output;
  const args = ['install', '-y', '--no-install-recommends', ...names];
  return (await runQuietly('apt-get', args)).output;
}
