/**
 * Has what still waits below the screen laid out, in this page and all later ones: places on a page can be gone back
 * to then, and nothing has another height than was guessed when it is scrolled into sight.
 */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

/** The same as soon as the browser has nothing better to do. */
export function layOutAllWhenIdle(): void {
  // Safari does not know idle times.
  if ('requestIdleCallback' in window) requestIdleCallback(layOutAll);
  else setTimeout(layOutAll, 300);
}
