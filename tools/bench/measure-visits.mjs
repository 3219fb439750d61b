import { startChromium } from './start-chromium.mjs';

/** A phone on slow 4G: 1.6 Mbit/s down, 150 ms round trip, four times slower CPU. */
const NETWORK_CONDITIONS = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_THROTTLING_RATE = 4;
/** Work and layout shifts within this time after load count. */
const OBSERVATION_MS = 2500;
const LOADED_WITHIN_MS = 30_000;
const SCREEN_METRICS = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

/** Runs in the page before its own scripts. */
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

/** Runs in the page. TBT: time beyond 50 ms of each task after the first paint; `task` is the longest one. */
function read() {
  const { lcp, cls, long } = /** @type {any} */ (globalThis).seen;
  const mark = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const fcp = mark('first-contentful-paint');
  const tasks = long.filter(([start]) => start >= fcp).map(([, duration]) => duration);
  const tbt = tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, hydrated: mark('hydrated'), tbt, task: Math.max(0, ...tasks), cls };
}

const KIND_BY_TYPE = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A tab with its own profile and the phone's throttling. */
async function openTab({ send }) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const sendToTab = (method, params) => send(method, params, sessionId);
  await sendToTab('Page.enable');
  await sendToTab('Network.enable');
  await sendToTab('Emulation.setDeviceMetricsOverride', SCREEN_METRICS);
  await sendToTab('Emulation.setTouchEmulationEnabled', { enabled: true });
  await sendToTab('Network.emulateNetworkConditions', NETWORK_CONDITIONS);
  await sendToTab('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING_RATE });
  await sendToTab('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  return {
    sessionId,
    ask: sendToTab,
    evaluate: async (expression) =>
      (await sendToTab('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** Network transfers with their time in milliseconds since the navigation. */
function createCounter() {
  const files = new Map();
  let sentAt = 0;
  return {
    note(method, { requestId, timestamp, type, encodedDataLength }) {
      if (method === 'Network.requestWillBeSent') sentAt ||= timestamp;
      if (method === 'Network.responseReceived') files.set(requestId, { kind: KIND_BY_TYPE[type] });
      if (method !== 'Network.loadingFinished') return;
      const at = (timestamp - sentAt) * 1000;
      files.set(requestId, { ...files.get(requestId), bytes: encodedDataLength, at });
    },
    requests: () => files.size,
    bytes(until = Number.POSITIVE_INFINITY) {
      const sums = {};
      for (const { kind = 'other', bytes = 0, at = 0 } of files.values())
        if (at <= until) sums[kind] = (sums[kind] ?? 0) + bytes;
      return sums;
    },
  };
}

/** Navigates a tab and reads its metrics some time after load. */
async function go(browser, tab, url) {
  const counter = createCounter();
  const loaded = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} did not load`)), LOADED_WITHIN_MS);
    browser.listen(tab.sessionId, (method, params) => {
      counter.note(method, params);
      if (method !== 'Page.loadEventFired') return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
  await tab.ask('Page.navigate', { url });
  await loaded;
  // No script is evaluated during hydration: it would be work on the same thread.
  await pause(OBSERVATION_MS);
  const times = await tab.evaluate(`(${read})()`);
  if (!times.hydrated)
    throw new Error(`${url} was not hydrated ${OBSERVATION_MS} ms after it had loaded`);
  return { ...times, requests: counter.requests(), bytes: counter.bytes(), counter };
}

const sumBytes = (bytes) => Object.values(bytes).reduce((sum, one) => sum + one, 0);

/** A first visit, and with `again` a second one with a warm cache. */
async function visit(browser, url, again) {
  const tab = await openTab(browser);
  const { counter, ...first } = await go(browser, tab, url);
  const before = counter.bytes(first.hydrated);
  const firstVisit = { ...first, before: { script: before.script ?? 0, all: sumBytes(before) } };
  if (!again) {
    await tab.close();
    return firstVisit;
  }
  await tab.ask('Page.navigate', { url: 'about:blank' });
  const { fcp, lcp, hydrated, tbt, task } = await go(browser, tab, url);
  await tab.close();
  return { ...firstVisit, second: { fcp, lcp, hydrated, tbt, task } };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Medians of several first visits per URL: milliseconds, and bytes on the wire with headers. URLs
 * alternate, so that other load affects all equally.
 */
export async function measureVisits(urls, count, { again = false } = {}) {
  const browser = await startChromium();
  try {
    const runs = urls.map(() => []);
    // The first round is a warm-up: caches are filled.
    for (let round = 0; round <= count; round += 1)
      for (const [at, url] of urls.entries()) {
        const pendingVisit = visit(browser, url, again);
        if (round > 0) runs[at].push(await pendingVisit);
        // Caches are being filled: a page may take longer than a visit may.
        else await pendingVisit.catch(() => undefined);
      }
    return runs.map(summary);
  } finally {
    await browser.stop();
  }
}

function summary(runs) {
  const keys = ['fcp', 'lcp', 'hydrated', 'tbt', 'task', 'cls', 'requests'];
  const kinds = [...new Set(runs.flatMap((run) => Object.keys(run.bytes)))];
  const middle = (read) => median(runs.map(read));
  const part = (name) =>
    Object.fromEntries(
      Object.keys(runs[0][name]).map((key) => [key, middle((run) => run[name][key])]),
    );
  return {
    ...Object.fromEntries(keys.map((key) => [key, middle((run) => run[key])])),
    before: part('before'),
    ...(runs[0].second ? { second: part('second') } : {}),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, middle((run) => run.bytes[kind] ?? 0)])),
  };
}
