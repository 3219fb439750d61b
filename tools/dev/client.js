// First script of pages in `npm run dev`, before React: hot-replaces changed components, and
// refreshes the page on other changes.
(() => {
  const UPDATE_TIMEOUT_MS = 5000;
  const refresh = {};
  globalThis.defineRefresh(refresh, { env: { NODE_ENV: 'development' } });
  refresh.injectIntoGlobalHook(globalThis);
  globalThis.$RefreshReg$ = () => {};
  globalThis.$RefreshSig$ = () => (type) => type;
  const dev = {
    register: refresh.register,
    sign: refresh.createSignatureFunctionForTransform,
    /** Hooks of the remote's runtime, set when its code runs. */
    hot: null,
  };
  globalThis.dev = dev;

  /** True if the change was applied without a reload. */
  async function applyUpdate() {
    if (dev.hot?.status() !== 'idle') return false;
    try {
      const changed = await dev.hot.check(false);
      // Changes of data, translations and styles require a reload.
      if (!changed?.every((id) => id.endsWith('.tsx'))) return false;
      await dev.hot.apply();
      refresh.performReactRefresh();
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves to false after the timeout: the page is then reloaded. */
  const withTimeout = (update) =>
    Promise.race([update, new Promise((resolve) => setTimeout(resolve, UPDATE_TIMEOUT_MS, false))]);

  let lastUpdate = Promise.resolve(true);
  const events = new EventSource('/__dev/events');
  events.addEventListener('built', () => {
    lastUpdate = lastUpdate.then((isApplied) => isApplied && withTimeout(applyUpdate()));
  });
  events.addEventListener('live', async () => {
    if (!(await lastUpdate)) location.reload();
  });
  events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
})();
