/** Null for fields that the visitor left empty. */
export interface PremiumQuestion {
  /** Insured value in rupees, which is the payout for a total loss. */
  readonly value: number | null;
  /** Rate of own damage cover, in per cent of the insured value. */
  readonly ownDamageRate: number | null;
  /** No claim bonus in per cent of the own damage premium. */
  readonly bonus: number;
  readonly thirdParty: number | null;
  /** Rupees. 0 if no trailer is insured. */
  readonly trailer: number | null;
  readonly accident: number | null;
  /** Tax in per cent of the net premium. */
  readonly tax: number | null;
}

/** Whole rupees. Null for lines that are not known. */
interface Premium {
  readonly ownDamage: number | null;
  readonly bonus: number | null;
  readonly net: number;
  readonly tax: number | null;
  readonly total: number;
  /** False if a line is null, so the total is a minimum. */
  readonly isComplete: boolean;
}

export function calculatePremium(question: PremiumQuestion): Premium {
  const { value, ownDamageRate, thirdParty, trailer, accident } = question;
  const canCalculate = value !== null && ownDamageRate !== null;
  const ownDamage = canCalculate ? Math.round((value * ownDamageRate) / 100) : null;
  const bonus = ownDamage === null ? null : Math.round((ownDamage * question.bonus) / 100);
  const lines = [ownDamage, thirdParty, trailer, accident];
  const net = lines.reduce<number>((sum, line) => sum + (line ?? 0), 0) - (bonus ?? 0);
  const tax = question.tax === null ? null : Math.round((net * question.tax) / 100);
  const isComplete = lines.every((line) => line !== null) && tax !== null;
  return { ownDamage, bonus, net, tax, total: net + (tax ?? 0), isComplete };
}

/**
 * Depreciation by age, in per cent of the price. Source: former All India Motor Tariff (GR 8), which insurers still
 * use. The value of a tractor over five years old is agreed with the insurer.
 */
const DEPRECIATION_PERCENT = {
  'half-year': 5,
  'one-year': 15,
  'two-years': 20,
  'three-years': 30,
  'four-years': 40,
  'five-years': 50,
} as const;

export type Age = keyof typeof DEPRECIATION_PERCENT | 'older';

export const AGE_CLASSES: readonly Age[] = [
  'half-year',
  'one-year',
  'two-years',
  'three-years',
  'four-years',
  'five-years',
  'older',
];

/** `price` is the price when new. Null if the value is agreed with the insurer. */
export function calculateInsuredValue(price: number, age: Age): number | null {
  return age === 'older' ? null : Math.round((price * (100 - DEPRECIATION_PERCENT[age])) / 100);
}
