/** What a year's cover is reckoned from; null where the visitor does not know it. */
export interface PremiumQuestion {
  /** Insured value: what is paid for a tractor that is lost; rupees. */
  readonly value: number | null;
  /** Per cent of the insured value for damage to the own tractor. */
  readonly ownDamageRate: number | null;
  /** No claim bonus in per cent of that. */
  readonly bonus: number;
  readonly thirdParty: number | null;
  /** 0 where no trailer is insured. */
  readonly trailer: number | null;
  readonly accident: number | null;
  /** Tax in per cent of the premium. */
  readonly tax: number | null;
}

/** Lines of a policy in whole rupees; null is not known. */
export interface Premium {
  readonly ownDamage: number | null;
  readonly bonus: number | null;
  readonly net: number;
  readonly tax: number | null;
  readonly total: number;
  /** False: something is not known, so that it costs at least as much. */
  readonly isWhole: boolean;
}

export function premiumOf(question: PremiumQuestion): Premium {
  const { value, ownDamageRate, thirdParty, trailer, accident } = question;
  const isKnown = value !== null && ownDamageRate !== null;
  const ownDamage = isKnown ? Math.round((value * ownDamageRate) / 100) : null;
  const bonus = ownDamage === null ? null : Math.round((ownDamage * question.bonus) / 100);
  const lines = [ownDamage, thirdParty, trailer, accident];
  const net = lines.reduce<number>((sum, line) => sum + (line ?? 0), 0) - (bonus ?? 0);
  const tax = question.tax === null ? null : Math.round((net * question.tax) / 100);
  const isWhole = lines.every((line) => line !== null) && tax !== null;
  return { ownDamage, bonus, net, tax, total: net + (tax ?? 0), isWhole };
}
