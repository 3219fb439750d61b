import { z } from 'zod';
import { version } from '../app-name.ts';
import { count, dictionary, text } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';

const percent = z.int().min(1).max(99);

const planSchema = z.object({
  /** Remaining shares in percent, ascending. The last one is 100. */
  percents: z.array(z.int().min(2).max(100)).min(1),
  every_minutes: z.int().min(1).max(10_080),
});

export const canarySchema = z.object({
  version,
  percent,
  by: text,
  began_at: z.iso.datetime(),
  /** Revision of the environment when the canary started. With the version it identifies the canary. */
  began: count,
  /** Time of the last change of the share. The next step of the plan follows `every_minutes` later. */
  step_at: z.iso.datetime(),
  held: z.boolean(),
  /** Reasons by gate. The gates that were skipped at the start are skipped by the final promotion too. */
  skipped_gates: dictionary(text),
  plan: planSchema.exactOptional(),
});

/** Version that only a share of the visitors gets. `percent` is the share and `held` pauses the plan. */
export type Canary = z.infer<typeof canarySchema>;

export type RolloutPlan = z.infer<typeof planSchema>;

const isIncreasing = ({ percent: first, plan }: { percent: number; plan?: RolloutPlan }) =>
  [first, ...(plan?.percents ?? [])].every((share, index, all) => share > (all[index - 1] ?? 0)) &&
  (plan === undefined || plan.percents.at(-1) === 100);

export const rolloutSchema = z
  .object({ percent: z.int().min(1).max(100), plan: planSchema.exactOptional() })
  .refine(isIncreasing, 'must increase, and a plan must end with 100');

/** Initial share of a release in percent, and the plan of further shares. With 100 all visitors get the version. */
export type Rollout = z.infer<typeof rolloutSchema>;

const ROLLOUT_PATTERN = /^(\d{1,3}%(?:,\d{1,3}%)*)(?: every (\d{1,5}) (min|h))?$/;

const ROLLOUT_EXAMPLES = '"10%" or "5%,25%,100% every 10 min"';

/**
 * Parses the notation of `mfe promote --to`: `10%`, or a plan such as `5%,25%,100% every 10 min`. Throws a
 * RegistryError for shares that do not increase, and for a plan without an interval or without 100% at its end.
 */
export function parseRollout(notation: string): Rollout {
  const createUsageError = (reason: string) =>
    new RegistryError(`"${notation}" ${reason}: it must be ${ROLLOUT_EXAMPLES}.`);
  const [, list = '', amount, unit] =
    ROLLOUT_PATTERN.exec(notation.trim().replaceAll(/,\s+/g, ',')) ?? [];
  const percents = list.split(',').map((share) => Number.parseInt(share, 10));
  const [first = 0, ...laterShares] = percents;
  if (!list) throw createUsageError('is not a share of visitors');
  if (
    percents.some((share, index) => share < 1 || share > 100 || share <= (percents[index - 1] ?? 0))
  )
    throw createUsageError('does not increase within 1 % and 100 %');
  if (amount === undefined) {
    if (laterShares.length > 0) throw createUsageError('has no interval between its steps');
    return { percent: first };
  }
  const every_minutes = Number(amount) * (unit === 'h' ? 60 : 1);
  if (laterShares.length === 0 || laterShares.at(-1) !== 100)
    throw createUsageError('does not end with 100%');
  if (every_minutes < 1 || every_minutes > 10_080)
    throw createUsageError('has an interval of zero or of more than a week');
  return { percent: first, plan: { percents: laterShares, every_minutes } };
}
