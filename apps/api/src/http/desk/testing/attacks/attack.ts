import type { AttackedDesk } from '../attacked-desk.ts';

/** `outcome` is the expected status, or `true` for an attack that itself checks that it had no effect. */
export type Attack = readonly [
  name: string,
  outcome: number | true,
  attack: (desk: AttackedDesk) => Promise<number | boolean>,
];

export const readStatus = async (response: Promise<{ status: number }>) => (await response).status;
