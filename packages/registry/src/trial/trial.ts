import { z } from 'zod';
import { version } from '../names.ts';
import { RegistryError } from '../registry-error.ts';
import { count, dictionary, text } from '../schema.ts';

const percent = z.int().min(1).max(99);

const planSchema = z.object({
  /** Remaining shares; the last one is 100. */
  percents: z.array(z.int().min(2).max(100)).min(1),
  every_minutes: z.int().min(1).max(10_080),
});

export const trialSchema = z.object({
  version,
  percent,
  by: text,
  began_at: z.iso.datetime(),
  /** Revision of the environment at its start: identifies the canary. */
  began: count,
  /** Time of the last change of the share, from which the plan continues. */
  step_at: z.iso.datetime(),
  held: z.boolean(),
  /** Gates skipped at its start, also skipped by the final promotion. */
  skipped_gates: dictionary(text),
  plan: planSchema.exactOptional(),
});

/** A canary: a version that a share of the visitors sees. */
export type Trial = z.infer<typeof trialSchema>;

export type Plan = z.infer<typeof planSchema>;

const grows = ({ percent: first, plan }: { percent: number; plan?: Plan }) =>
  [first, ...(plan?.percents ?? [])].every((one, place, all) => one > (all[place - 1] ?? 0)) &&
  (plan === undefined || plan.percents.at(-1) === 100);

export const courseSchema = z
  .object({ percent: z.int().min(1).max(100), plan: planSchema.exactOptional() })
  .refine(grows, 'must grow, a plan to 100');

/** Initial share of a release (100: all visitors), and its plan. */
export type Course = z.infer<typeof courseSchema>;

const COURSE = /^(\d{1,3}%(?:,\d{1,3}%)*)(?: every (\d{1,5}) (min|h))?$/;

const WANTED = '"10%" or "5%,25%,100% every 10 min"';

/** Reads `10%`, or a plan as `5%,25%,100% every 10 min`. */
export function readCourse(notation: string): Course {
  const refuse = (why: string) => new RegistryError(`"${notation}" ${why}: it must be ${WANTED}.`);
  const [, list = '', amount, unit] = COURSE.exec(notation.trim().replaceAll(/,\s+/g, ',')) ?? [];
  const percents = list.split(',').map((one) => Number.parseInt(one, 10));
  const [first = 0, ...later] = percents;
  if (!list) throw refuse('is no share of visitors');
  if (percents.some((one, place) => one < 1 || one > 100 || one <= (percents[place - 1] ?? 0)))
    throw refuse('does not grow from 1 % to 100 % at most');
  if (amount === undefined) {
    if (later.length > 0) throw refuse('does not say after how long each step comes');
    return { percent: first };
  }
  const every_minutes = Number(amount) * (unit === 'h' ? 60 : 1);
  if (later.length === 0 || later.at(-1) !== 100)
    throw refuse('is a plan that does not end with 100%');
  if (every_minutes < 1 || every_minutes > 10_080)
    throw refuse('has steps of no time or of over a week');
  return { percent: first, plan: { percents: later, every_minutes } };
}
