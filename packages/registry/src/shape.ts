import { RegistryError } from './registry-error.ts';

/** Checks an unknown value and returns it typed; throws a RegistryError that names the place. */
export type Shape<T> = (value: unknown, place: string) => T;

type Fields<S> = { [K in keyof S]: S[K] extends Shape<infer T> ? T : never };

function refuse(place: string, expected: string, value: unknown): never {
  const found = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
  throw new RegistryError(`${place} must be ${expected}, found ${found}.`);
}

const entriesOf = (value: unknown, place: string): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : refuse(place, 'an object', value);

export const text: Shape<string> = (value, place) =>
  typeof value === 'string' && value !== '' ? value : refuse(place, 'a text', value);

export const flag: Shape<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : refuse(place, 'true or false', value);

/** A whole number from 0 up. */
export const count: Shape<number> = (value, place) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : refuse(place, 'a whole number', value);

export const amount: Shape<number> = (value, place) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? value
    : refuse(place, 'a number from 0 up', value);

export const matching =
  (pattern: RegExp, expected: string): Shape<string> =>
  (value, place) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(place, expected, value);

export const list =
  <T>(item: Shape<T>): Shape<T[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.map((entry, index) => item(entry, `${place}[${index}]`))
      : refuse(place, 'a list', value);

export const dictionary =
  <T>(item: Shape<T>): Shape<Record<string, T>> =>
  (value, place) =>
    Object.fromEntries(
      entriesOf(value, place).map(([key, entry]) => [key, item(entry, `${place}.${key}`)]),
    );

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, place) =>
    value === null ? null : shape(value, place);

/** Keeps only the named fields, so that a later field never breaks an earlier reader. */
export const object =
  <S extends Record<string, Shape<unknown>>>(fields: S): Shape<Fields<S>> =>
  (value, place) => {
    const given = new Map(entriesOf(value, place));
    return Object.fromEntries(
      Object.entries(fields).map(([key, shape]) => [key, shape(given.get(key), `${place}.${key}`)]),
    ) as Fields<S>;
  };

/** Required fields plus fields that may be absent. */
export const objectWith = <
  R extends Record<string, Shape<unknown>>,
  O extends Record<string, Shape<unknown>>,
>(
  required: R,
  optional: O,
): Shape<Fields<R> & Partial<Fields<O>>> => {
  const base = object(required);
  return (value, place) => {
    const given = new Map(entriesOf(value, place));
    const extra = Object.entries(optional)
      .filter(([key]) => given.get(key) !== undefined)
      .map(([key, shape]) => [key, shape(given.get(key), `${place}.${key}`)]);
    return { ...base(value, place), ...Object.fromEntries(extra) } as Fields<R> &
      Partial<Fields<O>>;
  };
};

/** Parses JSON and checks it; `place` is the file's name in messages. */
export function parseJson<T>(source: string, shape: Shape<T>, place: string): T {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    throw new RegistryError(`${place} is not JSON.`);
  }
  return shape(value, place);
}
