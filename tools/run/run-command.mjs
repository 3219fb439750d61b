import childProcess from 'node:child_process';
import { inheritedLock } from './inherited-lock.mjs';
import { root } from './paths.mjs';

const MAX_OUTPUT_CHARACTERS = 200_000;

/**
 * Runs a command to its end. With `show` the command writes to the terminal, otherwise the result contains its output.
 * `uid` and `gid` set the account.
 * @returns {Promise<{ code: number, output: string, stdout: string }>} `code` is 127 for an unknown command, and 128
 * after a signal
 */
export function runCommand(
  file,
  args,
  { cwd = root, env = process.env, show = false, uid = undefined, gid = undefined } = {},
) {
  return new Promise((resolve) => {
    const channel = show ? 'inherit' : 'pipe';
    const child = childProcess.spawn(file, args, {
      cwd,
      env,
      uid,
      gid,
      stdio: [show ? 'inherit' : 'ignore', channel, channel, ...inheritedLock.toStdio()],
    });
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (data) => {
      stdout += data;
      output = (output + data).slice(-MAX_OUTPUT_CHARACTERS);
    });
    child.stderr?.on('data', (data) => {
      output = (output + data).slice(-MAX_OUTPUT_CHARACTERS);
    });
    child.on('error', (error) => resolve({ code: 127, output: String(error.message), stdout }));
    child.on('close', (code) => resolve({ code: code ?? 128, output, stdout }));
  });
}

export const getLastLines = (text, lines = 30) =>
  text.trimEnd().split('\n').slice(-lines).join('\n');
