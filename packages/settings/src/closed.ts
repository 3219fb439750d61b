import type { Condition, Given } from './setting.ts';

/** A PostgreSQL server or NODE_ENV=production means that real people come. */
export const isClosed = (given: Given): boolean =>
  Boolean(given.DATABASE_URL || given.DATABASE_URL_FILE) || given.NODE_ENV === 'production';

/** For what protects people: it is never guessed where real ones may come. */
export const whenClosed: Condition = {
  words: 'with DATABASE_URL or NODE_ENV=production',
  holds: isClosed,
};
