/**
 * Has what still waits below the screen laid out, in this page and all later ones: places on a page can be gone back
 * to then, and nothing has another height than was guessed when it comes into sight.
 */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

/** The same as soon as the visitor reads on: within that very frame, and at no cost to who does not. */
export function layOutAllOnScroll(): void {
  if (window.scrollY > 0) layOutAll();
  else window.addEventListener('scroll', layOutAll, { once: true, passive: true });
}
