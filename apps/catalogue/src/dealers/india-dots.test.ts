import fs from 'node:fs';
import path from 'node:path';
import { CELL_HEIGHT, CELL_WIDTH, INDIA_DOTS, MAP_NORTH, MAP_WEST } from './india-dots.ts';

type Town = { latitude: number; longitude: number };

test('the map has a dot exactly in the cells that contain a town', () => {
  const file = path.resolve(import.meta.dirname, '../../../../content/places/towns.json');
  const towns: Town[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  const townCells = new Set(
    towns.map(({ latitude, longitude }) => {
      const row = Math.floor((MAP_NORTH - latitude) / CELL_HEIGHT);
      return `${row} ${Math.floor((longitude - MAP_WEST) / CELL_WIDTH)}`;
    }),
  );
  const drawnCells = INDIA_DOTS.flatMap((line, row) =>
    [...line].flatMap((character, column) => (character === '#' ? [`${row} ${column}`] : [])),
  );
  expect(drawnCells.sort()).toEqual([...townCells].sort());
});
