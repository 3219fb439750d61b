import { CompareTray } from '../compare/compare-tray.tsx';
import { SavedProducts } from './saved-products.tsx';

export function SavedTray() {
  return (
    <>
      <SavedProducts />
      <CompareTray />
    </>
  );
}
