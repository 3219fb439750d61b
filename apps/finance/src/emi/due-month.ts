/** Adds months to a month such as `2026-12`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const whole = year * 12 + (number - 1) + months;
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}`;
}
