import { refuseTold } from './refuse-told.ts';

/** The row without its mark. Throws a 410 for one that left the catalogue: search engines forget it at once. */
export function stillOffered<T extends { retired_at: Date | null }>({
  retired_at,
  ...row
}: T): Omit<T, 'retired_at'> {
  if (retired_at !== null) throw refuseTold('gone', 'GONE');
  return row;
}
