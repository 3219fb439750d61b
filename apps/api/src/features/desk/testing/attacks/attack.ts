import type { AttackedDesk } from '../attacked-desk.ts';

export type Attack = {
  readonly name: string;
  /** Expected result of `run`: a status, or `true` if `run` itself checks that nothing changed. */
  readonly outcome: number | true;
  readonly run: (desk: AttackedDesk) => Promise<number | boolean>;
};

export const readStatus = async (response: Promise<{ status: number }>) => (await response).status;
