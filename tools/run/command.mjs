import childProcess from 'node:child_process';
import { inheritedLock } from './inherited-lock.mjs';
import { root } from './paths.mjs';

const MAX_OUTPUT_CHARACTERS = 200_000;

/**
 * Runs a command to its end. With `show` the command writes to the terminal, otherwise its output is in the result.
 * `uid` and `gid` set the account.
 * @returns {Promise<{ code: number, output: string, stdout: string }>} code 127: unknown command; 128: ended by a
 * signal
 */
export function command(
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
      stdio: [show ? 'inherit' : 'ignore', channel, channel, ...inheritedLock()],
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

/** Last lines of a text, for error messages. */
export const lastLines = (text, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n');
