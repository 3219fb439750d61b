// The first script of pages that `pnpm dev` serves, before React: exchanges components that were changed,
// and refreshes the page when something else was.
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
    /** Of the section, once its code runs. */
    hot: null,
  };
  globalThis.dev = dev;

  /** True when the page shows the change without being loaded again. */
  async function exchange() {
    if (dev.hot?.status() !== 'idle') return false;
    try {
      const changed = await dev.hot.check(false);
      // Data, words and styles are fetched with the page.
      if (!changed?.every((id) => id.endsWith('.tsx'))) return false;
      await dev.hot.apply();
      refresh.performReactRefresh();
      return true;
    } catch {
      return false;
    }
  }

  /** An update that does not come in time is as good as none: the page is refreshed. */
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
