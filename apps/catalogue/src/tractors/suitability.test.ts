import { estimateSuitability } from './create-specification.ts';

test.each([
  [
    { hp: 45, drive: '2wd' },
    { acres: [6, 15], rotavatorFeet: 5, trolleyTonnes: 5 },
  ],
  [
    { hp: 11, drive: '2wd' },
    { acres: [2, 4], rotavatorFeet: null, trolleyTonnes: 1 },
  ],
  [
    { hp: 90, drive: '4wd' },
    { acres: [13, 30], rotavatorFeet: 9, trolleyTonnes: 10, wetSoil: true },
  ],
  [
    { hp: 27, drive: '4wd' },
    { orchard: true, wetSoil: true },
  ],
] as const)('estimates the suitability of %j', (tractor, expected) => {
  expect(estimateSuitability(tractor)).toMatchObject(expected);
});
