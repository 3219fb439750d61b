import type { UsedSort } from '@tractor-haat/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { FacetSelection } from '../../../core/lists/list-index.ts';
import { type CountTable, DIMENSION_BITS, toYearRange, type UsedCounts } from './count-table.ts';

const LEADING_COLUMNS: Readonly<
  Record<UsedSort, { column: string; direction: 'asc' | 'desc' } | null>
> = {
  newest: null,
  price: { column: 'price_inr', direction: 'asc' },
  'price-desc': { column: 'price_inr', direction: 'desc' },
  year: { column: 'year', direction: 'desc' },
  hours: { column: 'hours', direction: 'asc' },
};

/** Pages after this number of rows start at a cursor, because PostgreSQL reads all rows that an offset skips. */
const MAX_OFFSET_ROWS = 2000;

export type UsedPageQuery = {
  selection: FacetSelection;
  sort: UsedSort;
  skip: number;
  limit: number;
  thisYear: number;
};

type UsedPageRow = { id: number; listed_on: string; lead: number | null };

export async function listPageIds(
  db: Database,
  cursors: PageCursorCache,
  table: CountTable,
  { total, cells }: Pick<UsedCounts, 'total' | 'cells'>,
  query: UsedPageQuery,
): Promise<number[]> {
  const { selection, sort, skip, limit, thisYear } = query;
  if (skip >= total) return [];
  const ages = (selection.age ?? []).map((slug) => toYearRange(slug, thisYear));
  if (cells !== null) return toIds(await listSmallSelection(db, cells, ages, query));
  const listKey = JSON.stringify([sort, selection]);
  const isBeyondOffset = skip > MAX_OFFSET_ROWS;
  const cursor = isBeyondOffset ? cursors.findClosestBefore(listKey, skip) : undefined;
  const rowsAfterPage = total - skip - limit;
  // Pages in the second half are read in reverse from the end of the list, so that fewer rows are skipped.
  const isReversed = cursor === undefined && isBeyondOffset && rowsAfterPage < skip;
  const matches = await scanIndex(db, createSelectionCondition(table, selection, ages), {
    sort,
    isReversed,
    after: cursor?.key,
    skip: isReversed ? Math.max(0, rowsAfterPage) : skip - (cursor?.offset ?? 0),
    limit: isReversed ? Math.min(limit, total - skip) : limit,
  });
  const rows = isReversed ? matches.reverse() : matches;
  const lastRow = rows.at(-1);
  if (lastRow && skip + limit > MAX_OFFSET_ROWS) {
    const { lead, listed_on, id } = lastRow;
    cursors.store(listKey, skip + rows.length, { lead, listed_on, id });
  }
  return toIds(rows);
}

const toIds = (rows: readonly UsedPageRow[]) => rows.map(({ id }) => id);

type YearRange = { from: number; to: number };

async function listSmallSelection(
  db: Database,
  cells: readonly number[],
  ages: readonly YearRange[],
  { sort, skip, limit }: UsedPageQuery,
): Promise<UsedPageRow[]> {
  const cellList = sql.param(`{${cells.join(',')}}`);
  const result = await db.execute(sql`
    with matching as materialized (
      select * from used_shown where cell = any(${cellList}::integer[]) and ${createAgeCondition(ages)}
    )
    select id from matching order by ${createOrder(sort, { isReversed: false })} limit ${limit} offset ${skip}`);
  return (result as { rows: UsedPageRow[] }).rows;
}

type IndexScan = {
  sort: UsedSort;
  isReversed: boolean;
  after: SortKey | undefined;
  skip: number;
  limit: number;
};

async function scanIndex(db: Database, condition: SQL, scan: IndexScan): Promise<UsedPageRow[]> {
  const { sort, isReversed, after, skip, limit } = scan;
  const lead = LEADING_COLUMNS[sort];
  const result = await db.execute(sql`
    select id, listed_on::text as listed_on, ${lead ? sql.raw(lead.column) : sql`null::integer`} as lead
    from used_shown
    where ${after ? createCursorCondition(sort, after) : sql`true`} and ${condition}
    order by ${createOrder(sort, { isReversed })} limit ${limit} offset ${skip}`);
  return (result as { rows: UsedPageRow[] }).rows;
}

/** Equals the order of an index of `used_shown`, which PostgreSQL can also scan in reverse. */
function createOrder(sort: UsedSort, { isReversed }: { isReversed: boolean }): SQL {
  const lead = LEADING_COLUMNS[sort];
  const columns = [...(lead ? [lead] : []), ...NEWEST_COLUMNS];
  const toDirection = (columnDirection: 'asc' | 'desc') =>
    isReversed === (columnDirection === 'asc') ? 'desc' : 'asc';
  return sql.raw(
    columns.map((column) => `${column.column} ${toDirection(column.direction)}`).join(', '),
  );
}

const NEWEST_COLUMNS = [
  { column: 'listed_on', direction: 'desc' },
  { column: 'id', direction: 'desc' },
] as const;

/** Matches the rows after the key. The bound on the leading column limits the index scan. */
function createCursorCondition(sort: UsedSort, { lead, listed_on, id }: SortKey): SQL {
  const isOlder = sql`(listed_on, id) < (${listed_on}::date, ${id}::integer)`;
  const leadingColumn = LEADING_COLUMNS[sort];
  if (leadingColumn === null || lead === null) return isOlder;
  const column = sql.raw(leadingColumn.column);
  const [atOrAfter, after] =
    leadingColumn.direction === 'asc' ? [sql`>=`, sql`>`] : [sql`<=`, sql`<`];
  return sql`${column} ${atOrAfter} ${lead}::integer and (${column} ${after} ${lead}::integer or ${isOlder})`;
}

/** For `= any` alone, the planner expects few rows and sorts them. For a CASE expression it scans an index. */
function createSelectionCondition(
  table: CountTable,
  selection: FacetSelection,
  ages: readonly YearRange[],
): SQL {
  const conditions = Object.entries(selection).flatMap(([name, values]) => {
    if (name === 'age' || values.length === 0) return [];
    const { shift, mask } = DIMENSION_BITS[name as keyof typeof DIMENSION_BITS];
    const numbers = values.flatMap((value) => table.findNumber(name, value) ?? []);
    return [sql.raw(`(cell >> ${shift}) & ${mask} = any('{${numbers.join(',')}}'::integer[])`)];
  });
  if (ages.length > 0) conditions.push(createAgeCondition(ages));
  if (conditions.length === 0) return sql`true`;
  return sql`case when ${sql.join(conditions, sql` and `)} then true else false end`;
}

function createAgeCondition(ages: readonly YearRange[]): SQL {
  if (ages.length === 0) return sql`true`;
  const yearConditions = ages.map(({ from, to }) => `year between ${from} and ${to}`);
  return sql.raw(`(${yearConditions.join(' or ')})`);
}

/** Sort columns of the last row before a page. `lead` is null if the list is sorted by `listed_on` alone. */
type SortKey = { lead: number | null; listed_on: string; id: number };

type CachedCursor = { offset: number; key: SortKey; expiresAt: number };

/** Equals the time for which `createListingSearch` caches the counts. */
const CURSOR_TTL_MS = 60_000;
const MAX_LISTS = 500;
const MAX_CURSORS = 50;

/** Stores the end of distant pages, so that a request for the next page need not skip all rows before it. */
export class PageCursorCache {
  readonly #lists = new LRUCache<string, CachedCursor[]>({ max: MAX_LISTS });
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  findClosestBefore(list: string, skip: number): Pick<CachedCursor, 'offset' | 'key'> | undefined {
    const now = this.#clock().getTime();
    let closest: CachedCursor | undefined;
    for (const cursor of this.#lists.get(list) ?? []) {
      if (cursor.expiresAt < now || cursor.offset > skip) continue;
      if (closest === undefined || cursor.offset > closest.offset) closest = cursor;
    }
    return closest;
  }

  /** `key` belongs to row number `offset`, counted from 1. */
  store(list: string, offset: number, key: SortKey): void {
    const cursors = (this.#lists.get(list) ?? []).filter((cursor) => cursor.offset !== offset);
    if (cursors.length >= MAX_CURSORS) cursors.shift();
    cursors.push({ offset, key, expiresAt: this.#clock().getTime() + CURSOR_TTL_MS });
    this.#lists.set(list, cursors);
  }
}
