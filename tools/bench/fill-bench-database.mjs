// The rows are copies of the catalogue, spread over prices, years and states.
const DEFAULT_ROWS = { tractors: 5000, used: 100_000 };

/** Rows per statement. More rows would need more memory for their triggers. */
const BATCH_ROWS = 50_000;

export async function fillBenchDatabase(database, { tractors, used } = DEFAULT_ROWS) {
  await database.query(`
    INSERT INTO tractors (key, slug, brand_id, model, series, hp, cylinders, engine_cc, rated_rpm,
      pto_hp, gears_forward, gears_reverse, drive, fuel, lift_capacity_kg, front_tyres, rear_tyres,
      emission, cabin_ac, launched_year, specs, test_report, popularity, price_min_inr, price_max_inr,
      show_price, price_note, source, as_of, confidence, note)
    SELECT 'bench/' || n, 'bench-' || n, t.brand_id, t.model || ' ' || n, t.series,
      greatest(8, t.hp + (n % 11) - 5), cylinders, engine_cc, rated_rpm, pto_hp, gears_forward,
      gears_reverse, drive, fuel, lift_capacity_kg, front_tyres, rear_tyres, emission, cabin_ac,
      2010 + n % 16, specs, test_report, (n * 7919) % 10000,
      t.price_min_inr + (n % 97) * 1000, t.price_max_inr + (n % 97) * 1000, show_price, price_note,
      source, as_of, confidence, note
    FROM generate_series(1, ${tractors}) n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS all_rows
      FROM tractors WHERE key NOT LIKE 'bench/%') t ON t.place = n % t.all_rows + 1`);
  // Rows are numbered, so that a listing finds its model by an index instead of a scan of all models.
  const modelCount = await createIndexedTable(database, 'bench_models', 'SELECT id FROM tractors');
  const demoCount = await createIndexedTable(
    database,
    'bench_demos',
    "SELECT id, slug, condition, state, district FROM used_tractors WHERE key LIKE 'demo-%'",
  );
  // Without new statistics, PostgreSQL would plan the next statements for small tables.
  await database.query('ANALYZE');
  for (let first = 1; first <= used; first += BATCH_ROWS) {
    await fillUsed(database, {
      first,
      last: Math.min(used, first + BATCH_ROWS - 1),
      modelCount,
      demoCount,
    });
  }
  await database.query('VACUUM ANALYZE');
}

/** Numbers the rows of a query in a temporary table and returns their count. */
async function createIndexedTable(database, name, rows) {
  await database.query(`CREATE TEMP TABLE ${name} AS
    SELECT *, (row_number() OVER (ORDER BY id))::integer AS place FROM (${rows}) AS found`);
  await database.query(`CREATE UNIQUE INDEX ON ${name} (place)`);
  const { rows: countRows } = await database.query(
    `SELECT count(*)::integer AS count FROM ${name}`,
  );
  return countRows[0].count;
}

async function fillUsed(database, { first, last, modelCount, demoCount }) {
  await database.query(`
    INSERT INTO used_tractors (key, slug, tractor_id, year, hours, owners, rc, hypothecation,
      insurance_until, tyre_condition_pct, condition, price_inr, negotiable, state, district,
      listed_on, status, demo)
    SELECT 'bench-' || n, u.slug, t.id, 2008 + n % 18, (n::bigint * 37 % 9000)::integer, 1 + n % 3, true, 'none',
      NULL, n % 100, u.condition, 90000 + (n::bigint * 7919 % 900000)::integer, n % 2 = 0, u.state, u.district,
      date '2026-11-20' - n % 400, 'approved', true
    FROM generate_series(${first}, ${last}) n
    JOIN bench_models t ON t.place = (n::bigint * 31) % ${modelCount} + 1
    JOIN bench_demos u ON u.place = n % ${demoCount} + 1`);
}

const SAMPLE_QUERIES = {
  'cards of used tractors': `SELECT * FROM used_tractors u JOIN tractors t ON t.id = u.tractor_id
    WHERE u.id = ANY(ARRAY[1,500,9000,40000,99000]) AND u.status = 'approved'`,
  'cards of tractors': `SELECT * FROM tractors t JOIN tractor_brands b ON b.id = t.brand_id
    WHERE t.id = ANY(ARRAY[1,500,900,4000,4900])`,
  'used of a model': `SELECT * FROM used_tractors WHERE tractor_id = 900 AND status = 'approved'`,
  'revision of a list': `SELECT revision FROM list_revisions WHERE name = 'used'`,
};

/** Reports which indexes PostgreSQL uses for the sample queries. */
export async function formatPlans(database) {
  const lines = [
    '',
    'Lists of tractors use the index in memory, lists of used tractors the table used_shown. Other queries:',
  ];
  for (const [name, query] of Object.entries(SAMPLE_QUERIES)) {
    const { rows } = await database.query(`EXPLAIN ${query}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const scans = [
      ...plan.matchAll(
        /(Index Only Scan|Index Scan|Bitmap Index Scan|Seq Scan)[^\n]*?(?:using|on) (\w+)/g,
      ),
    ];
    lines.push(`  ${name}: ${scans.map(([, kind, index]) => `${kind} ${index}`).join(', ')}`);
  }
  return lines;
}
