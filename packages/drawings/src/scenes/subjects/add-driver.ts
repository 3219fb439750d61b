import { drawFarmer } from '../../parts/draw-farmer.ts';
import { drawTube } from '../../parts/metal.ts';

/** Adds a driver to the side view of a tractor of size `mid`, whose steering wheel has a fixed position. */
export const addDriver = (tractor: string): string =>
  tractor +
  drawFarmer({ cloth: '#fbf6e8', head: '#b9542a' }, 302, 228, 0.6) +
  drawTube('M340 190L372 224', 17, '#e8dfc8');
