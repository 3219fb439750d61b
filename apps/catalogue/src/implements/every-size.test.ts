import { calculateFits, type Fit, SOIL_KINDS } from './calculate-fits.ts';

// Type, size, draft in kN and required PTO HP for light, medium and heavy soil with 2WD, acres per day, weight in kg.
// The values were calculated separately with exact fractions from the table of ASABE D497.
const SIZES = [
  ['plough', 2, [4.0785, 6.3443, 9.0633], [10.2, 15.866, 22.666], 4.27, 260],
  ['plough', 3, [6.1177, 9.5165, 13.595], [15.3, 23.8, 34], 6.405, 390],
  ['plough', 4, [8.157, 12.6886, 18.1266], [20.4, 31.733, 45.333], 8.54, 520],
  ['cultivator', 7, [3.4289, 4.4839, 5.2752], [11.434, 14.952, 17.59], 15.879, 196],
  ['cultivator', 9, [4.4086, 5.765, 6.7824], [14.7, 19.224, 22.616], 20.415, 252],
  ['cultivator', 11, [5.3882, 7.0462, 8.2896], [17.967, 23.496, 27.642], 24.952, 308],
  ['cultivator', 13, [6.3679, 8.3273, 9.7968], [21.234, 27.768, 32.668], 29.489, 364],
  ['harrow', 10, [2.9888, 3.372, 3.8318], [9.966, 11.244, 12.777], 10.912, 280],
  ['harrow', 12, [3.5866, 4.0464, 4.5982], [11.96, 13.493, 15.333], 13.094, 336],
  ['harrow', 14, [4.1843, 4.7208, 5.3645], [13.953, 15.742, 17.888], 15.277, 392],
  ['harrow', 16, [4.7821, 5.3952, 6.1309], [15.946, 17.99, 20.444], 17.459, 448],
  ['rotavator', 4, null, [20, 24, 28], 6.146, 300],
  ['rotavator', 5, null, [25, 30, 35], 7.682, 375],
  ['rotavator', 6, null, [30, 36, 42], 9.219, 450],
  ['rotavator', 7, null, [35, 42, 49], 10.755, 525],
  ['rotavator', 8, null, [40, 48, 56], 12.292, 600],
] as const;

test.each(SIZES)(
  'calculates draft, power and acres of %s %i for every soil',
  (type, size, draft, power, acres, kg) => {
    for (const [index, soil] of SOIL_KINDS.entries()) {
      const fit = calculateFits({ drive: '2wd', soil, ptoHp: 45, lift: null }).find(
        (candidate) => candidate.kind.type === type && candidate.size === size,
      ) as Fit;
      if (draft === null) expect(fit.draftKn).toBeNull();
      else expect(fit.draftKn).toBeCloseTo(draft[index] as number, 3);
      expect(fit.ptoHpNeeded).toBeCloseTo(power[index] as number, 3);
      expect(fit.acresADay).toBeCloseTo(acres, 3);
      expect(fit.weightKg).toBe(kg);
    }
  },
);

test('calculates every size of the table and no others', () => {
  const fits = calculateFits({ drive: '2wd', soil: 'light', ptoHp: 45, lift: null });
  expect(fits.map(({ kind, size }) => [kind.type, size])).toEqual(
    SIZES.map(([type, size]) => [type, size]),
  );
});
