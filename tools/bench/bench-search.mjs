// Load test of search suggestions, typed letter by letter, on PostgreSQL with all content and 5,000 more tractors. The
// target is a p99 below 10 ms at 300 requests per second.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { formatReport, runSteadyLoad, selectMixed } from './run-steady-load.mjs';
import { BENCH_API, withBenchApi } from './with-bench-api.mjs';

const CASES_FILE = path.resolve(import.meta.dirname, '../../content/search-cases.csv');
const TARGET_P99_MS = 10;
const PER_SECOND = 300;
const DURATION_SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const WARM_UP_REQUESTS = 500;
const QUERY_LANGUAGES = ['en', 'hi', 'gu', 'mr'];

/** Resolves to exit code 0 if the target is met, else 1. */
export function benchSearch() {
  return withBenchApi(async () => {
    const queries = listTypedTexts();
    const agent = new http.Agent({ keepAlive: true });
    const send = (number) =>
      requestSuggestions(selectMixed(queries, number), selectLanguage(number), agent);
    // The first request builds the index, and further requests warm up the JIT compiler.
    for (let number = 0; number < WARM_UP_REQUESTS; number += 1) await send(number);
    const total = PER_SECOND * DURATION_SECONDS;
    const report = await runSteadyLoad(send, { perSecond: PER_SECOND, total });
    agent.destroy();
    console.log(
      `${total} suggestions at ${PER_SECOND}/s over ${queries.length} texts, ${report.failed} failed`,
    );
    console.log(formatReport(report, TARGET_P99_MS));
    return report.p99 < TARGET_P99_MS && report.failed === 0 ? 0 : 1;
  });
}

/** Returns each prefix that a visitor types, from two characters on. */
function listTypedTexts() {
  const rows = readFileSync(CASES_FILE, 'utf8').trim().split('\n').slice(1);
  const texts = rows.flatMap((row) => {
    const characters = [...(row.split(',')[0] ?? '')];
    return characters.slice(1).map((_, index) => characters.slice(0, index + 2).join(''));
  });
  return [...new Set(texts)];
}

const selectLanguage = (number) => QUERY_LANGUAGES[number % QUERY_LANGUAGES.length];

/** Resolves to the status of the response. */
function requestSuggestions(query, language, agent) {
  const body = JSON.stringify({ query, language });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${BENCH_API}/api/home_search`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
