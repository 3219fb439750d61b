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

/** Each measurement returns an exit code. Its module is imported on demand, because it loads parts of the site. */
const measurements = {
  async pages() {
    const { benchPages } = await import('./bench/bench-pages.mjs');
    const { formatTable } = await import('./bench/format-table.mjs');
    console.log(formatTable(await benchPages()));
    return 0;
  },
  async visits() {
    const { benchVisits } = await import('./bench/bench-visits.mjs');
    return benchVisits();
  },
  async federation() {
    const { benchFederation } = await import('./bench/bench-federation.mjs');
    console.log(await benchFederation());
    return 0;
  },
  async api() {
    const { benchApi } = await import('./bench/bench-api.mjs');
    return benchApi();
  },
  async used() {
    const { benchUsed } = await import('./bench/bench-used.mjs');
    return benchUsed();
  },
  async search() {
    const { benchSearch } = await import('./bench/bench-search.mjs');
    return benchSearch();
  },
  async memory(minutes = '10') {
    const { benchMemory } = await import('./bench/bench-memory.mjs');
    return benchMemory(Number(minutes));
  },
};

async function main() {
  const [name, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(measurements, name ?? '')) {
    throw new PlainFailure(
      'Specify a measurement: npm run bench -- pages, visits, federation, api, used, search or memory',
    );
  }
  process.exitCode = await measurements[name](...args);
}

main().catch(fail);
