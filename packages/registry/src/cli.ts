import { runMfe } from './commands/run-mfe.ts';

// Without this, Node exits with 0 if the event loop becomes empty before the command completes.
process.exitCode = 1;
process.exitCode = await runMfe(process.argv.slice(2), process.env, {
  printOutput: (text) => process.stdout.write(`${text}\n`),
  printMessage: (text) => process.stderr.write(`${text}\n`),
});
