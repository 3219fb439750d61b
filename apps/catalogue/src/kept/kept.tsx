import { CompareTray } from '../compare/compare-tray.tsx';
import { KeptProducts } from './kept-products.tsx';

/** All that a catalogue page shows of what the visitor kept. */
export function Kept() {
  return (
    <>
      <KeptProducts />
      <CompareTray />
    </>
  );
}
