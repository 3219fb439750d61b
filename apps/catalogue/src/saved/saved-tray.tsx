import { CompareTray } from '../compare/compare-tray.tsx';
import { SavedProducts } from './saved-products.tsx';

/** Saved products and the comparison tray of a catalogue page. */
export function SavedTray() {
  return (
    <>
      <SavedProducts />
      <CompareTray />
    </>
  );
}
