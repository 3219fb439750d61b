import type { UsedSort } from '@tractor-haat/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import type { FacetSelection } from '../../../../shared/lists/list-index.ts';
import { BITS, yearsOfAge } from './cells.ts';
import type { CountTable, UsedCounts } from './count-table.ts';
import type { Key, PlacesCache } from './kept-places.ts';

/** Leading column of each order; day and id, newest first, decide ties. */
const LEADS: Readonly<Record<UsedSort, { column: string; way: 'asc' | 'desc' } | null>> = {
  newest: null,
  price: { column: 'price_inr', way: 'asc' },
  'price-desc': { column: 'price_inr', way: 'desc' },
  year: { column: 'year', way: 'desc' },
  hours: { column: 'hours', way: 'asc' },
};

/** Up to this many rows are skipped by offset; beyond, by cursor. */
const NEAR = 2000;

/** A page of a list: choice, order, offset and size. */
export type UsedPageQuery = {
  chosen: FacetSelection;
  sort: UsedSort;
  skip: number;
  most: number;
  thisYear: number;
};

type UsedPageRow = { id: number; listed_on: string; lead: number | null };

/** The ids of a page. */
export async function pageOfIds(
  db: Database,
  places: PlacesCache,
  table: CountTable,
  { total, cells }: Pick<UsedCounts, 'total' | 'cells'>,
  query: UsedPageQuery,
): Promise<number[]> {
  const { chosen, sort, skip, most, thisYear } = query;
  if (skip >= total) return [];
  const ages = (chosen.age ?? []).map((slug) => yearsOfAge(slug, thisYear));
  if (cells !== null) return idsOf(await few(db, cells, ages, query));
  const list = JSON.stringify([sort, chosen]);
  const isFar = skip > NEAR;
  const near = isFar ? places.before(list, skip) : undefined;
  const fromEnd = total - skip - most;
  // The last pages of a list are read from its end in reverse order.
  const turned = near === undefined && isFar && fromEnd < skip;
  const count = turned ? Math.min(most, total - skip) : most;
  const found = await inOrder(db, passes(table, chosen, ages), {
    sort,
    turned,
    after: near?.key,
    skip: turned ? Math.max(0, fromEnd) : skip - (near?.at ?? 0),
    most: count,
  });
  const rows = turned ? found.reverse() : found;
  const last = rows.at(-1);
  if (last && skip + most > NEAR) {
    places.keep(list, skip + rows.length, {
      lead: last.lead,
      listed_on: last.listed_on,
      id: last.id,
    });
  }
  return idsOf(rows);
}

const idsOf = (rows: readonly UsedPageRow[]) => rows.map(({ id }) => id);

type Years = { from: number; to: number };

/** Reads all listings of a small choice, then sorts them. */
async function few(
  db: Database,
  cells: readonly number[],
  ages: readonly Years[],
  { sort, skip, most }: UsedPageQuery,
): Promise<UsedPageRow[]> {
  const chosen = sql.param(`{${cells.join(',')}}`);
  const result = await db.execute(sql`
    with few as materialized (
      select * from used_shown where cell = any(${chosen}::integer[]) and ${ageIn(ages)}
    )
    select id from few order by ${orderBy(sort, false)} limit ${most} offset ${skip}`);
  return (result as { rows: UsedPageRow[] }).rows;
}

type Walk = { sort: UsedSort; turned: boolean; after: Key | undefined; skip: number; most: number };

/** Walks along the index of the order until enough rows match. */
async function inOrder(db: Database, passing: SQL, walk: Walk): Promise<UsedPageRow[]> {
  const { sort, turned, after, skip, most } = walk;
  const lead = LEADS[sort];
  const result = await db.execute(sql`
    select id, listed_on::text as listed_on, ${lead ? sql.raw(lead.column) : sql`null::integer`} as lead
    from used_shown
    where ${after ? afterKey(sort, after) : sql`true`} and ${passing}
    order by ${orderBy(sort, turned)} limit ${most} offset ${skip}`);
  return (result as { rows: UsedPageRow[] }).rows;
}

/** The same columns as an index of `used_shown`, or all of them reversed. */
function orderBy(sort: UsedSort, turned: boolean): SQL {
  const lead = LEADS[sort];
  const columns = [...(lead ? [lead] : []), ...NEWEST];
  const way = (direction: 'asc' | 'desc') => (turned === (direction === 'asc') ? 'desc' : 'asc');
  return sql.raw(columns.map((one) => `${one.column} ${way(one.way)}`).join(', '));
}

const NEWEST = [
  { column: 'listed_on', way: 'desc' },
  { column: 'id', way: 'desc' },
] as const;

/** Rows after a cursor. The bound of the leading column lets the index scan begin there. */
function afterKey(sort: UsedSort, { lead, listed_on, id }: Key): SQL {
  const older = sql`(listed_on, id) < (${listed_on}::date, ${id}::integer)`;
  const rule = LEADS[sort];
  if (rule === null || lead === null) return older;
  const column = sql.raw(rule.column);
  const [from, beyond] = rule.way === 'asc' ? [sql`>=`, sql`>`] : [sql`<=`, sql`<`];
  return sql`${column} ${from} ${lead}::integer and (${column} ${beyond} ${lead}::integer or ${older})`;
}

/**
 * Condition of a choice. Inside a CASE, because the planner underestimates the rows of each `= any` and would sort a
 * million rows instead of walking along an index; for a CASE it assumes a half.
 */
function passes(table: CountTable, chosen: FacetSelection, ages: readonly Years[]): SQL {
  const tests = Object.entries(chosen).flatMap(([name, values]) => {
    if (name === 'age' || values.length === 0) return [];
    const { shift, mask } = BITS[name as keyof typeof BITS];
    const numbers = values.flatMap((value) => table.numberOf(name, value) ?? []);
    return [sql.raw(`(cell >> ${shift}) & ${mask} = any('{${numbers.join(',')}}'::integer[])`)];
  });
  if (ages.length > 0) tests.push(ageIn(ages));
  if (tests.length === 0) return sql`true`;
  return sql`case when ${sql.join(tests, sql` and `)} then true else false end`;
}

function ageIn(ages: readonly Years[]): SQL {
  if (ages.length === 0) return sql`true`;
  const spans = ages.map(({ from, to }) => `year between ${from} and ${to}`);
  return sql.raw(`(${spans.join(' or ')})`);
}
