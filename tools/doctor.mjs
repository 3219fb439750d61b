// `npm run doctor` checks this machine. The exit code is 1 if a requirement is missing.
import './run/node-version.mjs';
import { diagnose } from './doctor/diagnose.mjs';
import { fail } from './run/plain-failure.mjs';

const STATE_MARKS = { good: '✓', note: '–', bad: '✗' };

async function main() {
  const results = await diagnose();
  if (process.argv.includes('--json')) console.log(JSON.stringify({ checks: results }));
  else
    for (const { name, state, found, advice } of results)
      console.log(
        `${STATE_MARKS[state]} ${name.padEnd(16)}${found}${advice ? `  → ${advice}` : ''}`,
      );
  process.exitCode = results.some(({ state }) => state === 'bad') ? 1 : 0;
}

main().catch(fail);
