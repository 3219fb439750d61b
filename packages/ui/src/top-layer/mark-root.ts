/**
 * Sets `data-modal`, `data-menu` or `data-panel` on the root while such a layer is open, for the page's styles.
 * Replaces `:has()` on the root, which browsers re-evaluate on each change of the page. Counts layers, because several
 * can be open.
 * @returns function that removes the mark
 */
export function markRoot(layer: 'modal' | 'menu' | 'panel'): () => void {
  const rootData = document.documentElement.dataset;
  const changeCount = (change: number) => {
    const count = Number(rootData[layer] ?? 0) + change;
    if (count > 0) rootData[layer] = String(count);
    else delete rootData[layer];
  };
  changeCount(1);
  return () => changeCount(-1);
}
