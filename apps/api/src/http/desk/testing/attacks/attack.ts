import type { AttackedDesk } from '../attacked-desk.ts';

/** An attack and the expected status; `true` if the attack itself finds the response harmless. */
export type Attack = readonly [
  name: string,
  outcome: number | true,
  attack: (desk: AttackedDesk) => Promise<number | boolean>,
];

export const status = async (answer: Promise<{ status: number }>) => (await answer).status;
