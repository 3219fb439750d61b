// `npm run bench -- pages`: measures the list page, federated and as one bundle.
// `npm run bench -- visits`: measures visits to our pages, an empty page, and the same list in other frameworks.
// `npm run bench -- federation`: measures the cost of 50 additional registered remotes for a first visit.
// `npm run bench -- api`: measures list queries with their counts on PostgreSQL.
// `npm run bench -- used`: reads and writes a million used listings on PostgreSQL.
// `npm run bench -- search`: measures suggestions on PostgreSQL.
// `npm run bench -- memory [minutes]`: measures the memory of both servers while pages are visited.
// `visits`, `api`, `used`, `search` and `memory` fail above their limits.
import './run/node-version.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';

async function main() {
  const [measurement] = process.argv.slice(2);
  if (measurement === 'api') {
    const { benchApi } = await import('./bench/bench-api.mjs');
    process.exitCode = await benchApi();
    return;
  }
  if (measurement === 'used') {
    const { benchUsed } = await import('./bench/bench-used.mjs');
    process.exitCode = await benchUsed();
    return;
  }
  if (measurement === 'visits') {
    const { benchVisits } = await import('./bench/bench-visits.mjs');
    process.exitCode = await benchVisits();
    return;
  }
  if (measurement === 'federation') {
    const { benchFederation } = await import('./bench/bench-federation.mjs');
    console.log(await benchFederation());
    return;
  }
  if (measurement === 'search') {
    const { benchSearch } = await import('./bench/bench-search.mjs');
    process.exitCode = await benchSearch();
    return;
  }
  if (measurement === 'memory') {
    const { benchMemory } = await import('./bench/bench-memory.mjs');
    process.exitCode = await benchMemory(Number(process.argv[3] ?? 10));
    return;
  }
  if (measurement !== 'pages') {
    throw new PlainFailure(
      'Specify a measurement: npm run bench -- pages, visits, federation, api, used, search or memory',
    );
  }
  const { benchPages } = await import('./bench/bench-pages.mjs');
  const { formatTable } = await import('./bench/format-table.mjs');
  console.log(formatTable(await benchPages()));
}

main().catch(fail);
