import { startChromium } from './chromium.mjs';

/** A phone on slow 4G: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER = 4;
/** Work and shifts until so long after the page has loaded count. */
const AFTERWARDS_MS = 2500;
const LOADED_WITHIN_MS = 30_000;
const SCREEN = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

/** Runs in the page, before anything else of it. */
function observe() {
  const seen = { lcp: 0, cls: 0, long: [] };
  Object.assign(globalThis, { seen });
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  on('longtask', (entry) => seen.long.push([entry.startTime, entry.duration]));
}

/** Runs in the page. TBT: of each task after the first paint, what is beyond 50 ms. */
function read() {
  const { lcp, cls, long } = /** @type {any} */ (globalThis).seen;
  const mark = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const fcp = mark('first-contentful-paint');
  const tbt = long
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, hydrated: mark('hydrated'), tbt, cls };
}

const KINDS = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A tab of its own profile, as on that phone. */
async function openTab({ send }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method, params) => send(method, params, sessionId);
  await ask('Page.enable');
  await ask('Network.enable');
  await ask('Emulation.setDeviceMetricsOverride', SCREEN);
  await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
  await ask('Network.emulateNetworkConditions', NETWORK);
  await ask('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  return {
    sessionId,
    ask,
    evaluate: async (expression) =>
      (await ask('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
}

async function visit(browser, url) {
  const tab = await openTab(browser);
  const kinds = new Map();
  const bytes = {};
  const loaded = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${url} did not load`)), LOADED_WITHIN_MS);
    browser.listen(tab.sessionId, (method, params) => {
      if (method === 'Network.responseReceived') kinds.set(params.requestId, params.type);
      if (method === 'Network.loadingFinished') {
        const kind = KINDS[kinds.get(params.requestId)] ?? 'other';
        bytes[kind] = (bytes[kind] ?? 0) + params.encodedDataLength;
      }
      if (method !== 'Page.loadEventFired') return;
      clearTimeout(late);
      resolve(undefined);
    });
  });
  await tab.ask('Page.navigate', { url });
  await loaded;
  // Nothing is asked of the page while it comes alive: the question itself would be work of its thread.
  await pause(AFTERWARDS_MS);
  const times = await tab.evaluate(`(${read})()`);
  const isAlive = await tab.evaluate('document.documentElement.dataset.hydrated !== undefined');
  if (!isAlive) throw new Error(`${url} was not hydrated ${AFTERWARDS_MS} ms after it had loaded`);
  await tab.close();
  return { ...times, requests: kinds.size, bytes };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Medians of several first visits to each address: milliseconds, and bytes on the wire with headers.
 * The addresses take turns, so that what else the machine does disturbs all of them alike.
 */
export async function measureVisits(urls, count) {
  const browser = await startChromium();
  try {
    const runs = urls.map(() => []);
    // The first round is not counted: pictures are drawn when first asked for.
    for (let round = 0; round <= count; round += 1)
      for (const [at, url] of urls.entries()) {
        const run = await visit(browser, url);
        if (round > 0) runs[at].push(run);
      }
    return runs.map(summary);
  } finally {
    await browser.stop();
  }
}

function summary(runs) {
  const keys = ['fcp', 'lcp', 'hydrated', 'tbt', 'cls', 'requests'];
  const kinds = [...new Set(runs.flatMap((run) => Object.keys(run.bytes)))];
  const middle = (read) => median(runs.map(read));
  return {
    ...Object.fromEntries(keys.map((key) => [key, middle((run) => run[key])])),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, middle((run) => run.bytes[kind] ?? 0)])),
  };
}
