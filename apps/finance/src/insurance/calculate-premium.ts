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
export interface Premium {
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
