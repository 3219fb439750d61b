/** Root margin: fetched before the placeholder becomes visible. */
const ROOT_MARGIN = '1200px';

function hasStored(key: string | undefined): boolean {
  try {
    return !key || localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Calls `fill` once when a placeholder that only script can fill (`data-fill`) comes near the
 * viewport. The attribute may name a storage key without which there is nothing to show.
 */
export function fillNearViewport(fill: () => void): void {
  const placeholders = [...document.querySelectorAll<HTMLElement>('[data-fill]')].filter(
    ({ dataset }) => hasStored(dataset.fill),
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
