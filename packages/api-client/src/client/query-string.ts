type Value = string | number | boolean;

/** Query parameters. An array becomes a repeated parameter, and undefined is omitted. */
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** Returns a string such as `?a=1&b=2&b=3`, or an empty string without parameters. */
export function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const values = Array.isArray(value) ? value : [value];
    for (const item of values) search.append(key, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
