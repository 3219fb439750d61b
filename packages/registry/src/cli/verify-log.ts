import type { Registry } from '../client/registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { Answer } from './answer.ts';

/** Verifies the whole log; fails with the position of an altered line. */
export async function verifyLog(registry: Registry): Promise<Answer> {
  const { lines, chained, signed, faults: problems } = await registry.verifyLog();
  if (problems.length > 0)
    throw new RegistryError(`The log was altered: ${problems.slice(0, 5).join('; ')}.`);
  const older = lines - chained;
  const parts = [
    `The log holds: ${lines} lines, ${chained} linked, ${signed} signed.`,
    ...(older > 0 ? [`${older} are older than the chain; the first link stands for them.`] : []),
  ];
  return { text: parts.join(' '), data: { lines, chained, signed } };
}
