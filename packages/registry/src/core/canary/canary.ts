import { z } from 'zod';
import { versionSchema } from '../app-name-schema.ts';
import { countSchema, createDictionarySchema, textSchema } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';

const percentSchema = z.int().min(1).max(99);

/** A week. */
const MAX_INTERVAL_MINUTES = 10_080;

const planSchema = z.object({
  /** Remaining shares in percent, ascending. The last one is 100. */
  percents: z.array(z.int().min(2).max(100)).min(1),
  every_minutes: z.int().min(1).max(MAX_INTERVAL_MINUTES),
});

export const canarySchema = z.object({
  version: versionSchema,
  percent: percentSchema,
  by: textSchema,
  began_at: z.iso.datetime(),
  /** Revision of the environment when the canary started. With the version it identifies the canary. */
  began: countSchema,
  /** Time of the last change of the share. The next step of the plan follows `every_minutes` later. */
  step_at: z.iso.datetime(),
  held: z.boolean(),
  /** Reasons by gate. The gates that were skipped at the start are skipped by the final promotion too. */
  skipped_gates: createDictionarySchema(textSchema),
  plan: planSchema.exactOptional(),
});

/** Version that only a share of the visitors gets. `percent` is the share and `held` pauses the plan. */
export type Canary = z.infer<typeof canarySchema>;

const isIncreasing = (shares: readonly number[]) =>
  shares.every((share, index) => share > (shares[index - 1] ?? 0));

export const rolloutSchema = z
  .object({ percent: z.int().min(1).max(100), plan: planSchema.exactOptional() })
  .refine(
    ({ percent, plan }) =>
      isIncreasing([percent, ...(plan?.percents ?? [])]) &&
      (plan === undefined || plan.percents.at(-1) === 100),
    'must increase, and a plan must end with 100',
  );

/** Initial share of a release in percent, and the plan of further shares. With 100 all visitors get the version. */
export type Rollout = z.infer<typeof rolloutSchema>;

/** Matches `10%` and `5%,25%,100% every 10 min`. */
const ROLLOUT_PATTERN = /^(\d{1,3}%(?:,\d{1,3}%)*)(?: every (\d{1,5}) (min|h))?$/;

const ROLLOUT_EXAMPLES = '"10%" or "5%,25%,100% every 10 min"';

/**
 * Parses the notation of `mfe promote --to`: `10%`, or a plan such as `5%,25%,100% every 10 min`. Throws a
 * RegistryError for shares that do not increase, and for a plan without an interval or without 100% at its end.
 */
export function parseRollout(notation: string): Rollout {
  const createNotationError = (reason: string) =>
    new RegistryError(`"${notation}" ${reason}: it must be ${ROLLOUT_EXAMPLES}.`);
  const compactNotation = notation.trim().replaceAll(/,\s+/g, ',');
  const [, list, amount, unit] = ROLLOUT_PATTERN.exec(compactNotation) ?? [];
  if (!list) throw createNotationError('is not a share of visitors');
  const shares = list.split(',').map((share) => Number.parseInt(share, 10));
  const [percent = 0, ...laterShares] = shares;
  if (!isIncreasing(shares) || shares.some((share) => share > 100))
    throw createNotationError('does not increase within 1 % and 100 %');
  if (amount === undefined) {
    if (laterShares.length > 0) throw createNotationError('has no interval between its steps');
    return { percent };
  }
  if (laterShares.at(-1) !== 100) throw createNotationError('does not end with 100%');
  const every_minutes = Number(amount) * (unit === 'h' ? 60 : 1);
  if (every_minutes < 1 || every_minutes > MAX_INTERVAL_MINUTES)
    throw createNotationError('has an interval of zero or of more than a week');
  return { percent, plan: { percents: laterShares, every_minutes } };
}
