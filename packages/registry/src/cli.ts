import { runMfe } from './cli/run-mfe.ts';

// Default until a command completes: a process that exits because its event loop is empty has failed.
process.exitCode = 1;
process.exitCode = await runMfe(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
