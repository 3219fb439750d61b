import { runMfe } from './cli/run-mfe.ts';

// Exit code while a command runs: if the event loop becomes empty before its end, Node exits with this code.
process.exitCode = 1;
process.exitCode = await runMfe(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
