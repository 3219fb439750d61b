import { startChromium } from './start-chromium.mjs';

/** Slow 4G: 1.6 Mbit/s down and a round trip of 150 ms. */
const NETWORK_CONDITIONS = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_THROTTLING_RATE = 4;
/** Long tasks and layout shifts are observed for this time after load. */
const OBSERVATION_MS = 2500;
const LOAD_TIMEOUT_MS = 30_000;
const SCREEN_METRICS = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

/**
 * Returns the medians of several first visits per URL, in milliseconds and in bytes on the wire with headers. The URLs
 * alternate, so that other load on the machine affects all of them equally.
 */
export async function measureVisits(urls, count, { isRepeated = false } = {}) {
  const browser = await startChromium();
  try {
    const runs = urls.map(() => []);
    // Round 0 is a warm-up, which fills the caches.
    for (let round = 0; round <= count; round += 1)
      for (const [index, url] of urls.entries()) {
        const pendingVisit = measureVisit(browser, url, isRepeated);
        if (round > 0) runs[index].push(await pendingVisit);
        // A page of the warm-up may exceed the timeouts.
        else await pendingVisit.catch(() => undefined);
      }
    return runs.map(summarizeRuns);
  } finally {
    await browser.stop();
  }
}

/** Runs in the page before the scripts of the page. */
function observeMetrics() {
  const visitMetrics = { lcp: 0, cls: 0, longTasks: [] };
  Object.assign(globalThis, { visitMetrics });
  const observeEntries = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observeEntries('largest-contentful-paint', (entry) => {
    visitMetrics.lcp = entry.startTime;
  });
  observeEntries('layout-shift', (entry) => {
    if (!entry.hadRecentInput) visitMetrics.cls += entry.value;
  });
  observeEntries('longtask', (entry) =>
    visitMetrics.longTasks.push({ startTime: entry.startTime, duration: entry.duration }),
  );
}

/**
 * Runs in the page. `tbt` (total blocking time) sums the time beyond 50 ms of each task after the first paint. `task`
 * is the duration of the longest task.
 */
function readMetrics() {
  const { lcp, cls, longTasks } = /** @type {any} */ (globalThis).visitMetrics;
  const getTime = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const fcp = getTime('first-contentful-paint');
  const tasks = longTasks
    .filter(({ startTime }) => startTime >= fcp)
    .map(({ duration }) => duration);
  const LONG_TASK_MS = 50;
  const tbt = tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
  return { fcp, lcp, hydrated: getTime('hydrated'), tbt, task: Math.max(0, ...tasks), cls };
}

const KIND_BY_TYPE = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'css',
  Font: 'font',
  Image: 'image',
};

const waitFor = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each tab has its own profile, so its cache is empty. */
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
  await sendToTab('Page.addScriptToEvaluateOnNewDocument', { source: `(${observeMetrics})()` });
  return {
    sessionId,
    send: sendToTab,
    evaluate: async (expression) =>
      (await sendToTab('Runtime.evaluate', { expression, returnByValue: true })).result.value,
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** Counts requests and bytes on the wire by kind. `until` is in milliseconds since the navigation. */
function createCounter() {
  const files = new Map();
  let sentAt = 0;
  return {
    record(method, { requestId, timestamp, type, encodedDataLength }) {
      if (method === 'Network.requestWillBeSent') sentAt ||= timestamp;
      if (method === 'Network.responseReceived') files.set(requestId, { kind: KIND_BY_TYPE[type] });
      if (method !== 'Network.loadingFinished') return;
      const endedAt = (timestamp - sentAt) * 1000;
      files.set(requestId, { ...files.get(requestId), bytes: encodedDataLength, endedAt });
    },
    countRequests: () => files.size,
    sumBytesByKind(until = Number.POSITIVE_INFINITY) {
      const sums = {};
      for (const { kind = 'other', bytes = 0, endedAt = 0 } of files.values())
        if (endedAt <= until) sums[kind] = (sums[kind] ?? 0) + bytes;
      return sums;
    },
  };
}

async function navigate(browser, tab, url) {
  const counter = createCounter();
  const loaded = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} did not load`)), LOAD_TIMEOUT_MS);
    browser.listen(tab.sessionId, (method, params) => {
      counter.record(method, params);
      if (method !== 'Page.loadEventFired') return;
      clearTimeout(timer);
      resolve(undefined);
    });
  });
  await tab.send('Page.navigate', { url });
  await loaded;
  // The page is not evaluated before the end of the observation, because evaluation would block its main thread.
  await waitFor(OBSERVATION_MS);
  const times = await tab.evaluate(`(${readMetrics})()`);
  if (!times.hydrated)
    throw new Error(`${url} was not hydrated ${OBSERVATION_MS} ms after it had loaded`);
  return { ...times, requests: counter.countRequests(), bytes: counter.sumBytesByKind(), counter };
}

/** Sums bytes by kind, as `measureVisits` returns them. */
export const sumBytes = (bytes) => Object.values(bytes).reduce((sum, count) => sum + count, 0);

/** With `isRepeated` the result contains a second visit with a warm cache. */
async function measureVisit(browser, url, isRepeated) {
  const tab = await openTab(browser);
  const { counter, ...first } = await navigate(browser, tab, url);
  const before = counter.sumBytesByKind(first.hydrated);
  const firstVisit = { ...first, before: { script: before.script ?? 0, all: sumBytes(before) } };
  if (!isRepeated) {
    await tab.close();
    return firstVisit;
  }
  await tab.send('Page.navigate', { url: 'about:blank' });
  const { fcp, lcp, hydrated, tbt, task } = await navigate(browser, tab, url);
  await tab.close();
  return { ...firstVisit, second: { fcp, lcp, hydrated, tbt, task } };
}

const computeMedian = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

function summarizeRuns(runs) {
  const keys = ['fcp', 'lcp', 'hydrated', 'tbt', 'task', 'cls', 'requests'];
  const kinds = [...new Set(runs.flatMap((run) => Object.keys(run.bytes)))];
  const computeFieldMedian = (read) => computeMedian(runs.map(read));
  const summarizeField = (name) =>
    Object.fromEntries(
      Object.keys(runs[0][name]).map((key) => [key, computeFieldMedian((run) => run[name][key])]),
    );
  return {
    ...Object.fromEntries(keys.map((key) => [key, computeFieldMedian((run) => run[key])])),
    before: summarizeField('before'),
    ...(runs[0].second ? { second: summarizeField('second') } : {}),
    bytes: Object.fromEntries(
      kinds.map((kind) => [kind, computeFieldMedian((run) => run.bytes[kind] ?? 0)]),
    ),
  };
}
