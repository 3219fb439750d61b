/**
 * Sets `data-modal`, `data-menu` or `data-panel` on the root while such a layer is open, for the page's styles.
 * Replaces `:has()` on the root, which browsers re-evaluate on each change of the page. Counts layers, because several
 * can be open.
 * @returns function that removes the mark
 */
export function markRoot(layer: 'modal' | 'menu' | 'panel'): () => void {
  const marks = document.documentElement.dataset;
  const add = (more: number) => {
    const open = Number(marks[layer] ?? 0) + more;
    if (open > 0) marks[layer] = String(open);
    else delete marks[layer];
  };
  add(1);
  return () => add(-1);
}
