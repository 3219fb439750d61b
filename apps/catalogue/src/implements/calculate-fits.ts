export const SOIL_KINDS = ['light', 'medium', 'heavy'] as const;
export type Soil = (typeof SOIL_KINDS)[number];

export const DRIVE_KINDS = ['2wd', '4wd'] as const;
export type Drive = (typeof DRIVE_KINDS)[number];

export interface PullingTractor {
  readonly drive: Drive;
  readonly soil: Soil;
  /** Horsepower at the power take-off (PTO) shaft. */
  readonly ptoHp: number;
  /** Kilograms at 610 mm behind the ball ends (OECD Code 2). Null if not known. */
  readonly lift: number | null;
}

interface DraftDemand {
  /** Newton per metre or tool and per centimetre of depth: A + B·v + C·v² (ASABE D497, v in km/h). */
  readonly draft: readonly [a: number, b: number, c: number];
  readonly by: 'metre' | 'tool';
  /** Soil factor F of ASABE D497. */
  readonly soil: Readonly<Record<Soil, number>>;
}

interface PtoDemand {
  /** Horsepower at the PTO per unit of size. */
  readonly ptoHp: Readonly<Record<Soil, number>>;
}

interface ImplementKind {
  /** Slug of the type: `/tractor-implements-in-india/<type>`. */
  readonly type: string;
  /** Numbers of bottoms, tynes, discs or feet. */
  readonly sizes: readonly number[];
  readonly demand: DraftDemand | PtoDemand;
  readonly depthCm: number;
  readonly speedKmh: number;
  /** Field efficiency: share of the time that is not lost to turning and overlap. */
  readonly efficiency: number;
  /** Width of one bottom, tyne, disc or foot. */
  readonly widthM: number;
  readonly weightKg: number;
}

export const IMPLEMENT_KINDS: readonly ImplementKind[] = [
  {
    type: 'plough',
    sizes: [2, 3, 4],
    demand: { draft: [652, 0, 5.1], by: 'metre', soil: { light: 0.45, medium: 0.7, heavy: 1 } },
    depthCm: 20,
    speedKmh: 4.5,
    efficiency: 0.8,
    widthM: 0.3,
    weightKg: 130,
  },
  {
    type: 'cultivator',
    sizes: [7, 9, 11, 13],
    demand: { draft: [46, 2.8, 0], by: 'tool', soil: { light: 0.65, medium: 0.85, heavy: 1 } },
    depthCm: 12,
    speedKmh: 6,
    efficiency: 0.85,
    widthM: 0.225,
    weightKg: 28,
  },
  {
    type: 'harrow',
    sizes: [10, 12, 14, 16],
    demand: { draft: [254, 13.2, 0], by: 'metre', soil: { light: 0.78, medium: 0.88, heavy: 1 } },
    depthCm: 10,
    speedKmh: 6,
    efficiency: 0.8,
    widthM: 0.115,
    weightKg: 28,
  },
  {
    type: 'rotavator',
    sizes: [4, 5, 6, 7, 8],
    demand: { ptoHp: { light: 5, medium: 6, heavy: 7 } },
    depthCm: 10,
    speedKmh: 3,
    efficiency: 0.85,
    widthM: 0.3048,
    weightKg: 75,
  },
];

/** Share of the PTO power that becomes pull at the hitch. */
export const TRACTION_SHARE: Readonly<Record<Drive, number>> = { '2wd': 0.67, '4wd': 0.73 };

/** Share of the engine power that reaches the PTO. */
export const PTO_SHARE = 0.86;

const HOURS_PER_DAY = 8;
const KW_PER_HP = 0.746;
const ACRES_PER_1000_M2 = 0.2471;

type Mark = 'fits' | 'tight' | 'heavy';

/** Unrounded result for one size of one implement kind. */
export interface Fit {
  readonly kind: ImplementKind;
  readonly size: number;
  readonly widthM: number;
  readonly weightKg: number;
  /** Null for implements that the PTO drives. */
  readonly draftKn: number | null;
  readonly ptoHpNeeded: number;
  readonly acresADay: number;
  /** Share of the available power. */
  readonly powerShare: number;
  /** Share of the lift capacity. Null if the capacity is not known. */
  readonly liftShare: number | null;
  readonly mark: Mark;
}

function calculateDraftN(
  demand: DraftDemand,
  kind: ImplementKind,
  size: number,
  soil: Soil,
): number {
  const [a, b, c] = demand.draft;
  const { speedKmh: v, depthCm } = kind;
  const widthOrTools = demand.by === 'metre' ? size * kind.widthM : size;
  return demand.soil[soil] * (a + b * v + c * v ** 2) * widthOrTools * depthCm;
}

/** Rounds to nine decimal places, so that 36 of 45 HP is exactly 80%. */
function rateFit(share: number): Mark {
  const roundedShare = Math.round(share * 1e9);
  if (roundedShare <= 0.8e9) return 'fits';
  return roundedShare <= 1e9 ? 'tight' : 'heavy';
}

/** The worse of power and lift determines the mark. */
function calculateFit(kind: ImplementKind, size: number, tractor: PullingTractor): Fit {
  const { soil, drive, ptoHp, lift } = tractor;
  const { demand, speedKmh } = kind;
  let draftKn: number | null = null;
  let ptoHpNeeded: number;
  if ('draft' in demand) {
    draftKn = calculateDraftN(demand, kind, size, soil) / 1000;
    ptoHpNeeded = draftKn * (speedKmh / 3.6 / KW_PER_HP / TRACTION_SHARE[drive]);
  } else {
    ptoHpNeeded = size * demand.ptoHp[soil];
  }
  const widthM = size * kind.widthM;
  const weightKg = size * kind.weightKg;
  const powerShare = ptoHpNeeded / ptoHp;
  const liftShare = lift === null ? null : weightKg / lift;
  return {
    kind,
    size,
    widthM,
    weightKg,
    draftKn,
    ptoHpNeeded,
    acresADay: HOURS_PER_DAY * speedKmh * widthM * kind.efficiency * ACRES_PER_1000_M2,
    powerShare,
    liftShare,
    mark: rateFit(Math.max(powerShare, liftShare ?? 0)),
  };
}

export const calculateFits = (tractor: PullingTractor): Fit[] =>
  IMPLEMENT_KINDS.flatMap((kind) => kind.sizes.map((size) => calculateFit(kind, size, tractor)));

/** A tight size is returned only if no size of its kind fits. */
export const findLargestFits = (fits: readonly Fit[]): Fit[] =>
  IMPLEMENT_KINDS.flatMap((kind) => {
    const kindFits = fits.filter((fit) => fit.kind === kind).reverse();
    const largest =
      kindFits.find(({ mark }) => mark === 'fits') ?? kindFits.find(({ mark }) => mark === 'tight');
    return largest ? [largest] : [];
  });

/** Translation keys of the notes about tyres and ballast. */
type FitWarning = 'lift_unknown' | 'front_weight' | 'wheel_slip' | 'two_wheels' | 'paddy';

/** The front axle becomes light when the hitch carries more than this share of its lift capacity. */
const FRONT_WEIGHT_SHARE = 0.5;

/** A draft above this share of the available power requires good tread and ballast on the driven wheels. */
const WHEEL_SLIP_SHARE = 0.6;

export function listFitWarnings(
  tractor: PullingTractor,
  largest: readonly Fit[],
  crop: string,
): FitWarning[] {
  const hasHeavyLift = largest.some(({ liftShare }) => (liftShare ?? 0) > FRONT_WEIGHT_SHARE);
  const hasHighDraft = largest.some(
    ({ draftKn, powerShare }) => draftKn !== null && powerShare > WHEEL_SLIP_SHARE,
  );
  return [
    ...(tractor.lift === null ? (['lift_unknown'] as const) : []),
    ...(hasHeavyLift ? (['front_weight'] as const) : []),
    ...(hasHighDraft ? (['wheel_slip'] as const) : []),
    ...(tractor.drive === '2wd' && tractor.soil === 'heavy' ? (['two_wheels'] as const) : []),
    ...(crop === 'paddy' ? (['paddy'] as const) : []),
  ];
}
