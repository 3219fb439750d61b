import { runMfe } from './cli/run-mfe.ts';

// Until a command has said how it ended, it has not: a process that runs out of work is no success.
process.exitCode = 1;
process.exitCode = await runMfe(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
