export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const monthCount = year * 12 + (number - 1) + months;
  return `${Math.floor(monthCount / 12)}-${String((monthCount % 12) + 1).padStart(2, '0')}`;
}
