/** The page that contains the checked value. */
export interface Around {
  readonly origin: string;
  readonly language: string;
}

/** Returns the problems of a value, or an empty list if it is valid. */
export type Check = (value: unknown, around: Around) => readonly string[];

const check =
  (what: string, isRight: (value: unknown, around: Around) => boolean): Check =>
  (value, around) =>
    isRight(value, around) ? [] : [`${JSON.stringify(value)} is no ${what}`];

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

export const text = check('text', matches(/\S{2}/));

/** An absolute URL of this site in canonical form. */
export const address = check(
  'address of this site',
  (value, { origin }) =>
    typeof value === 'string' &&
    value.startsWith(origin) &&
    new URL(value).origin === origin &&
    !/[A-Z ]/.test(new URL(value).pathname),
);

export const elsewhere = check('address', matches(/^https:\/\/[^/]+\/./));

/** A drawing, a photo or the logo of the site. */
export const picture = check(
  'picture of this site',
  (value, { origin }) =>
    typeof value === 'string' &&
    value.startsWith(`${origin}/`) &&
    /\.(?:webp|avif|jpe?g|png|svg)$/.test(value),
);

/** Without a time zone readers in other countries would see another day. */
export const moment = check(
  'moment with its zone',
  (value) =>
    matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/)(value) &&
    Date.parse(String(value)) <= Date.now(),
);

export const duration = check('ISO 8601 duration', matches(/^PT(?:\d+H)?(?:\d+M)?(?:\d+S)?$/));

export const count = check(
  'count',
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
);

export const rupees = check(
  'price in whole rupees',
  (value) => typeof value === 'number' && Number.isInteger(value) && value > 0,
);

export const stars = check(
  'rating from 1 to 5',
  (value) => typeof value === 'number' && value >= 1 && value <= 5,
);

export const exactly = (...allowed: readonly (string | number)[]): Check =>
  check(`one of ${allowed.join(', ')}`, (value) => allowed.some((one) => one === value));

export const ownLanguage = check('language', matches(/^(?:en|hi|gu|mr)$/));

export const several =
  (least: number, each: Check): Check =>
  (value, around) => {
    if (!Array.isArray(value) || value.length < least)
      return [`there are not ${least} or more in ${JSON.stringify(value)?.slice(0, 60)}`];
    return value.flatMap((one, place) =>
      each(one, around).map((problem) => `[${place}] ${problem}`),
    );
  };

/** Requires consecutive positions from 1. */
export const counted =
  (least: number, each: Check): Check =>
  (value, around) => {
    const problems = several(least, each)(value, around);
    if (!Array.isArray(value)) return problems;
    const positions = value.map((one: { position?: unknown }) => one.position);
    const isCounted = positions.every((position, place) => position === place + 1);
    return isCounted ? problems : [...problems, `positions are ${positions.join(', ')}`];
  };
