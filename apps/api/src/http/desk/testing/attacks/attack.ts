import type { AttackedDesk } from '../attacked-desk.ts';

/** What somebody tries, and the status that they get; `true` where an answer is harmless, as the attack itself finds. */
export type Attack = readonly [
  name: string,
  outcome: number | true,
  attack: (desk: AttackedDesk) => Promise<number | boolean>,
];

/** The status of an answer. */
export const status = async (answer: Promise<{ status: number }>) => (await answer).status;
