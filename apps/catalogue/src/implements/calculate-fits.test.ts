import { calculateFits, type Fit, type PullingTractor } from './calculate-fits.ts';

const tractor: PullingTractor = { drive: '2wd', soil: 'medium', ptoHp: 45, lift: 1600 };

const findFit = (type: string, size: number, overrides: Partial<PullingTractor> = {}) =>
  calculateFits({ ...tractor, ...overrides }).find(
    (fit) => fit.kind.type === type && fit.size === size,
  ) as Fit;

test('returns every size of every kind in order', () => {
  expect(calculateFits(tractor).map(({ kind, size }) => `${kind.type} ${size}`)).toEqual([
    'plough 2',
    'plough 3',
    'plough 4',
    'cultivator 7',
    'cultivator 9',
    'cultivator 11',
    'cultivator 13',
    'harrow 10',
    'harrow 12',
    'harrow 14',
    'harrow 16',
    'rotavator 4',
    'rotavator 5',
    'rotavator 6',
    'rotavator 7',
    'rotavator 8',
  ]);
});

test('calculates a plough of two bottoms in medium soil', () => {
  const fit = findFit('plough', 2);
  // 0.70 × (652 + 5.1 × 4.5²) × 0.60 m × 20 cm = 0.70 × 755.275 × 12 = 6,344.31 N.
  expect(fit.draftKn).toBeCloseTo(6.34431, 5);
  // 6.34431 × 4.5 / 3.6 / 0.746 / 0.67 = 15.866 HP; with 4WD / 0.73: 14.562.
  expect(fit.ptoHpNeeded).toBeCloseTo(15.8665, 3);
  expect(findFit('plough', 2, { drive: '4wd' }).ptoHpNeeded).toBeCloseTo(14.5624, 3);
  // 8 × 4.5 × 0.60 × 0.80 × 0.2471 = 4.2699 acres.
  expect(fit.acresADay).toBeCloseTo(4.26989, 4);
  expect(fit).toMatchObject({ weightKg: 260, mark: 'fits' });
});

test('calculates a cultivator of nine tynes in light soil', () => {
  const fit = findFit('cultivator', 9, { soil: 'light' });
  // 0.65 × (46 + 2.8 × 6) × 9 tynes × 12 cm = 0.65 × 62.8 × 108 = 4,408.56 N.
  expect(fit.draftKn).toBeCloseTo(4.40856, 5);
  // 4.40856 × 6 / 3.6 / 0.746 / 0.67 = 14.7005.
  expect(fit.ptoHpNeeded).toBeCloseTo(14.7005, 3);
  // 8 × 6 × 9 × 0.225 × 0.85 × 0.2471 = 20.4154.
  expect(fit.acresADay).toBeCloseTo(20.4154, 3);
});

test('calculates a harrow of fourteen discs in heavy soil', () => {
  const fit = findFit('harrow', 14, { soil: 'heavy' });
  // 1 × (254 + 13.2 × 6) × 1.61 m × 10 cm = 333.2 × 16.1 = 5,364.52 N.
  expect(fit.draftKn).toBeCloseTo(5.36452, 5);
  // 5.36452 × 6 / 3.6 / 0.746 / 0.67 = 17.888.
  expect(fit.ptoHpNeeded).toBeCloseTo(17.8881, 3);
  // 8 × 6 × 1.61 × 0.80 × 0.2471 = 15.2767.
  expect(fit.acresADay).toBeCloseTo(15.2767, 3);
});

test('calculates a rotavator of six feet from its PTO power, without a draft', () => {
  const fit = findFit('rotavator', 6);
  expect(fit.draftKn).toBeNull();
  expect(fit.ptoHpNeeded).toBe(36);
  // 8 × 3 × 1.8288 × 0.85 × 0.2471 = 9.2188.
  expect(fit.acresADay).toBeCloseTo(9.2188, 3);
  expect(findFit('rotavator', 6, { soil: 'light' }).ptoHpNeeded).toBe(30);
  expect(findFit('rotavator', 6, { soil: 'heavy' }).ptoHpNeeded).toBe(42);
  // The drive does not affect PTO power.
  expect(findFit('rotavator', 6, { drive: '4wd' }).ptoHpNeeded).toBe(36);
});

test.each([
  // The rotavator needs 36 HP, which is 80% of 45 HP and 100% of 36 HP.
  [45, 1600, 'fits'],
  [44.9, 1600, 'tight'],
  [36, 1600, 'tight'],
  [35.9, 1600, 'heavy'],
  // The rotavator weighs 450 kg, which is 80% of 562.5 kg and 100% of 450 kg. The worse of power and lift decides.
  [60, 562.5, 'fits'],
  [60, 562, 'tight'],
  [60, 450, 'tight'],
  [60, 449, 'heavy'],
  [35.9, 449, 'heavy'],
  [44.9, 449, 'heavy'],
  // Without a lift capacity only the power counts.
  [45, null, 'fits'],
  [35.9, null, 'heavy'],
] as const)(
  'with %p PTO HP and a lift of %p kg, rates a rotavator of six feet as "%s"',
  (ptoHp, lift, mark) => {
    expect(findFit('rotavator', 6, { ptoHp, lift }).mark).toBe(mark);
  },
);
