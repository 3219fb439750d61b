import { CompareTray } from '../compare/compare-tray.tsx';
import { SavedProducts } from './saved-products.tsx';

/** All that a catalogue page shows of what the visitor kept. */
export function SavedTray() {
  return (
    <>
      <SavedProducts />
      <CompareTray />
    </>
  );
}
