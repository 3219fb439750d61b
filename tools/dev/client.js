// First script of pages in `npm run dev`, before React: hot-replaces changed components, and
// refreshes the page on other changes.
(() => {
  const LIMIT_MS = 5000;
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
  async function exchange() {
    if (dev.hot?.status() !== 'idle') return false;
    try {
      const changed = await dev.hot.check(false);
      // Data, translations and styles come with the page.
      if (!changed?.every((id) => id.endsWith('.tsx'))) return false;
      await dev.hot.apply();
      refresh.performReactRefresh();
      return true;
    } catch {
      return false;
    }
  }

  /** Timeout of an update: the page is refreshed instead. */
  const inTime = (work) =>
    Promise.race([work, new Promise((resolve) => setTimeout(resolve, LIMIT_MS, false))]);

  let exchanged = Promise.resolve(true);
  const events = new EventSource('/__dev/events');
  events.addEventListener('built', () => {
    exchanged = exchanged.then((isShown) => isShown && inTime(exchange()));
  });
  events.addEventListener('live', async () => {
    if (!(await exchanged)) location.reload();
  });
  events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
})();
