/**
 * Marks the page's root (`data-modal`, `data-menu`, `data-panel`) for as long as such a layer is open: how the page
 * behind looks hangs on it. `:has()` at the root would say the same, but a browser asks it again at each change
 * anywhere on the page. Layers of two sections may be open at once, so the mark counts them.
 * @returns Takes the mark away.
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
