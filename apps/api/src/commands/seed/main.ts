/** `pnpm content:import [folder]`: posts and all other content, into a running API too. */
import path from 'node:path';
import { readConfig } from '../../config.ts';
import { StartProblem } from '../../shared/start-problem.ts';
import { runCommand } from '../admin/run-command.ts';

try {
  const config = readConfig(process.env);
  const [given] = process.argv.slice(2);
  const folder = given === undefined ? config.contentDir : path.resolve(given);
  const done = await runCommand(config, 'content', { folder });
  console.log(done === 'written' ? 'The content was written.' : 'Nothing has changed.');
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
