export function formatFieldValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** The type of the previous value determines the format. Invalid JSON stays a string, which the API rejects. */
export function parseFieldValue(text: string, previousValue: unknown): unknown {
  const typed = text.replace(/\r\n/g, '\n');
  if (typed === formatFieldValue(previousValue)) return previousValue;
  if (typeof previousValue === 'string') return typed;
  if (typed.trim() === '') return null;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

export function createEmptyValue(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, createEmptyValue(item)]),
  );
}
