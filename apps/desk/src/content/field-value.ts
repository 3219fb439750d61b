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
