import type { AttackedDesk } from '../attacked-desk.ts';

export type Attack = {
  readonly name: string;
  /** Expected result of `run`: the status, or `true` for an attack that itself checks that it had no effect. */
  readonly outcome: number | true;
  readonly run: (desk: AttackedDesk) => Promise<number | boolean>;
};

export const readStatus = async (response: Promise<{ status: number }>) => (await response).status;
