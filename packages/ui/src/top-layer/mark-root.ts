/**
 * Sets `data-modal`, `data-menu` or `data-panel` on the root element while a layer of this kind is open. Style sheets
 * use it instead of `:has()` on the root, which browsers re-evaluate on each change of the page. Layers are counted,
 * because several can be open.
 *
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
