import type { EnvironmentName } from '../names.ts';
import { repair } from '../recover.ts';
import { readSeal } from '../signing/keys.ts';
import type { Answer } from './answer.ts';

/** Restores a broken environment file. */
export async function repairEnvironment(
  store: string,
  env: EnvironmentName,
  registryDir: string,
): Promise<Answer> {
  const { problem, environment } = await repair(store, env, await readSeal(registryDir));
  const { revision } = environment;
  const data = { env, fault: problem, revision };
  if (problem === null)
    return {
      text: `Nothing was done: ${env} is whole (revision ${revision}).`,
      data,
      didNothing: true,
    };
  const state =
    revision > 0
      ? `It is what the log says: revision ${revision}.`
      : 'The log tells of no promotion, so nothing is live: promote the shell, then its remotes.';
  return { text: `${problem}\n${state}`, data };
}
