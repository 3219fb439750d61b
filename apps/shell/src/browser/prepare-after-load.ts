async function prepare() {
  try {
    const { prepareNextPages } = await import('./prepare-next-pages.ts');
    await prepareNextPages();
  } catch {
    // The connection is lost: the next page tries again.
  }
}

/** Fetches what later pages use, in a chunk of its own, after this page has loaded. */
export function prepareAfterLoad(): void {
  if (document.readyState === 'complete') prepare();
  else window.addEventListener('load', prepare, { once: true });
}
