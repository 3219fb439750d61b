// The only script of a light page loads tapped pictures and counts the data used.
(() => {
  const STORAGE_KEY = 'lite-used';
  const bar = document.querySelector('[data-used]');
  const readStored = () => {
    try {
      return Number(sessionStorage.getItem(STORAGE_KEY)) || 0;
    } catch {
      return 0;
    }
  };
  const measureTransfer = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map(({ transferSize }) => transferSize)
      .reduce((sum, bytes) => sum + bytes, 0);
  let previousBytes = readStored();
  const showUsage = () => {
    const kilobytes = Math.max(1, Math.round((previousBytes + measureTransfer()) / 1000));
    const size = kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`;
    bar.textContent = bar.dataset.used.replace('{{size}}', size);
  };
  const reveal = (outline, loading) => {
    const picture = new Image();
    picture.alt = outline.getAttribute('aria-label') ?? '';
    for (const name of ['class', 'width', 'height'])
      picture.setAttribute(name, outline.getAttribute(name) ?? '');
    picture.loading = loading;
    picture.src = outline.dataset.picture;
    outline.replaceWith(picture);
  };
  // Runs before the surrounding link: the first tap loads the picture, the second follows the link.
  addEventListener(
    'click',
    (event) => {
      const outline = event.target.closest?.('[data-picture]');
      if (!outline) return;
      event.preventDefault();
      event.stopPropagation();
      reveal(outline, 'eager');
    },
    true,
  );
  document.querySelector('[data-pictures]')?.addEventListener('click', ({ currentTarget }) => {
    for (const outline of document.querySelectorAll('[data-picture]')) reveal(outline, 'lazy');
    currentTarget.remove();
  });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, previousBytes + measureTransfer());
    } catch {
      // Storage is blocked, so each page counts separately.
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) previousBytes = readStored() - measureTransfer();
    showUsage();
  });
  new PerformanceObserver(showUsage).observe({ type: 'resource', buffered: true });
})();
