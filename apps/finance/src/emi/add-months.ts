/** `month` and the result are months such as `2026-12`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  const monthCount = year * 12 + (monthOfYear - 1) + months;
  return `${Math.floor(monthCount / 12)}-${String((monthCount % 12) + 1).padStart(2, '0')}`;
}
