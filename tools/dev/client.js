// Runs in pages that `pnpm dev` serves: refreshes them when the section was compiled anew.
(() => {
  const events = new EventSource('/__dev/events');
  events.addEventListener('refresh', () => location.reload());
  events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)));
})();
