import { createTranslatedError } from './create-translated-error.ts';

/** Throws a 410 for a retired row, so that search engines remove its page at once. */
export function requireNotRetired<T extends { retired_at: Date | null }>({
  retired_at,
  ...row
}: T): Omit<T, 'retired_at'> {
  if (retired_at !== null) throw createTranslatedError('gone', 'GONE');
  return row;
}
