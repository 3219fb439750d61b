import { AGE_BANDS } from '@tractor-haat/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { publishedListings } from '../../../../database/schema/published-listings.ts';
import { usedValues } from '../../../../database/schema/used-values.ts';
import { CountTable, type ValueNumbers } from './count-table.ts';
import { DIMENSION_BITS, NUMBERED_VALUES, toYearRange } from './dimension-bits.ts';

const INT4_BYTES = 4;
const PAIR_BYTES = 2 * INT4_BYTES;

/** Returns the counts as one byte string, because parsing hundreds of thousands of rows would block the process. */
export async function countListings(
  db: Database,
  thisYear: number,
  maxSorted?: number,
): Promise<CountTable> {
  const ageShift = sql.raw(String(DIMENSION_BITS.age.shift));
  const [values, result] = await Promise.all([
    db.select().from(usedValues),
    db.execute(sql`
      select coalesce(string_agg(int4send(kind) || int4send(listings), ''::bytea), ''::bytea) as pairs
      from (
        select ${publishedListings.cell} | (${selectAge(thisYear)} << ${ageShift}) as kind,
          count(*)::integer as listings
        from ${publishedListings} group by 1
      ) as kinds`),
  ]);
  const toNumbers = (kind: 'brand' | 'state') =>
    new Map(values.flatMap((row) => (row.kind === kind ? [[row.value, row.number] as const] : [])));
  const numbers: ValueNumbers = { brand: toNumbers('brand'), state: toNumbers('state') };
  const { rows } = result as { rows: { pairs: Uint8Array }[] };
  const { kinds, counts } = parsePairs(rows[0]?.pairs ?? new Uint8Array());
  return new CountTable(kinds, counts, numbers, maxSorted);
}

function parsePairs(bytes: Uint8Array): { kinds: Int32Array; counts: Int32Array } {
  const length = bytes.byteLength / PAIR_BYTES;
  const [kinds, counts] = [new Int32Array(length), new Int32Array(length)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < length; index += 1) {
    kinds[index] = view.getInt32(index * PAIR_BYTES);
    counts[index] = view.getInt32(index * PAIR_BYTES + INT4_BYTES);
  }
  return { kinds, counts };
}

/** Contains literals instead of parameters, so that PostgreSQL plans the statement with the values. */
function selectAge(thisYear: number): SQL {
  const cases = AGE_BANDS.map(({ slug }) => {
    const { from, to } = toYearRange(slug, thisYear);
    return `when year between ${from} and ${to} then ${NUMBERED_VALUES.age.indexOf(slug)}`;
  });
  return sql.raw(`(case ${cases.join(' ')} else 0 end)`);
}
