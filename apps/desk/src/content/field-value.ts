/** How a field's value is typed: plain where it is a text, else as JSON. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/** What was typed, as the kind of value that stood there; what cannot be read stays a text, and the API says so. */
export function typedValue(text: string, before: unknown): unknown {
  const typed = text.replace(/\r\n/g, '\n');
  if (typed === textOf(before)) return before;
  if (typeof before === 'string') return typed;
  if (typed.trim() === '') return null;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** The shape of a value with nothing in it, for a row that is not there yet. */
export function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, emptyLike(one)]));
}
