// `node tools/budgets.mjs`: compares the weight of pages of the built site with the limits of the design.
import './run/node-version.mjs';
import { comparePageScripts } from './budgets/compare-page-scripts.mjs';
import { compareWithLimits } from './budgets/compare-with-limits.mjs';
import { listWeighedPages } from './budgets/list-weighed-pages.mjs';
import { measurePageWeight } from './budgets/measure-page-weight.mjs';
import { fail } from './run/plain-failure.mjs';

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9);

async function main() {
  const { default: start } = await import('../e2e/site/start.ts');
  const stop = await start();
  try {
    const weights = [];
    for (const { page, pageLimits } of await listWeighedPages(process.env.SITE_ADDRESS))
      weights.push({
        page,
        pageLimits,
        weight: await measurePageWeight(process.env.SITE_ADDRESS, page),
      });
    const lines = [
      ...compareWithLimits(weights),
      ...(await comparePageScripts(process.env.SITE_ADDRESS)),
    ];
    for (const { page, metric, bytes, limit, ok } of lines)
      console.log(
        `${ok ? '✓' : '✗'} ${page.padEnd(72)}${metric.padEnd(31)}${formatKilobytes(bytes)} of ${formatKilobytes(limit)}`,
      );
    if (!lines.every(({ ok }) => ok)) process.exitCode = 1;
  } finally {
    await stop();
  }
}

main().catch(fail);
