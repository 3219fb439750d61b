import { checkDisk, readFreeGigabytes } from './check-disk.mjs';

test('throws with the available and the required space if the disk is nearly full', () => {
  expect(() => checkDisk(2, 0.31)).toThrow(
    'The disk has 0.3 GB free, and this needs 2 GB: free some and start again.',
  );
  checkDisk(2, 2.1);
  expect(readFreeGigabytes()).toBeGreaterThan(0);
});
