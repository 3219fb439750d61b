import { positionAtAnchor } from './position-at-anchor.ts';

const view = { width: 360, height: 740 };
const anchor = (top: number, left = 16) => ({ top, bottom: top + 48, left, width: 150 });

test('positions a panel below its anchor if there is room', () => {
  expect(positionAtAnchor(anchor(100), 150, view)).toEqual({
    '--left': '16px',
    '--top': '152px',
    '--bottom': 'auto',
    '--room': '580px',
  });
});

test('positions a panel above its anchor near the lower edge', () => {
  const position = positionAtAnchor(anchor(600), 150, view);
  expect(position).toMatchObject({ '--top': 'auto', '--bottom': '144px', '--room': '588px' });
});

test('positions a panel below its anchor if there is even less room above', () => {
  const position = positionAtAnchor(anchor(60), 150, { width: 360, height: 300 });
  expect(position).toMatchObject({ '--top': '112px', '--room': '180px' });
});

test('positions a panel within the sides of its dialog', () => {
  const wide = { width: 1350, height: 740 };
  const dialog = { left: 400, right: 950 };
  expect(positionAtAnchor(anchor(100, 790), 260, wide, dialog)).toMatchObject({
    '--left': '682px',
  });
  expect(positionAtAnchor(anchor(100, 420), 260, wide, dialog)).toMatchObject({
    '--left': '420px',
  });
});

test('positions a panel that is wider than its anchor within the window', () => {
  expect(positionAtAnchor(anchor(100, 200), 260, view)).toMatchObject({ '--left': '92px' });
  expect(positionAtAnchor(anchor(100, 2), 900, view)).toMatchObject({ '--left': '8px' });
});
