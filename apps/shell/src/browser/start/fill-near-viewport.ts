const ROOT_MARGIN = '1200px';

/**
 * Calls `fill` once when an element with `data-fill`, which only a script can fill, comes near the
 * viewport. The attribute may contain a storage key: without stored data the element stays empty.
 */
export function fillNearViewport(fill: () => void): void {
  const placeholders = [...document.querySelectorAll<HTMLElement>('[data-fill]')].filter(
    ({ dataset }) => hasStoredData(dataset.fill),
  );
  if (placeholders.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      fill();
    },
    { rootMargin: ROOT_MARGIN },
  );
  for (const placeholder of placeholders) observer.observe(placeholder);
}

function hasStoredData(key: string | undefined): boolean {
  try {
    return !key || localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
