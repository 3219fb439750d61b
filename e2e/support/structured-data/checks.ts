/** The page that contains the checked value. */
export interface CheckContext {
  readonly origin: string;
  readonly language: string;
}

/** Returns the problems of a value, or an empty list if it is valid. */
export type Check = (value: unknown, context: CheckContext) => readonly string[];

const createCheck =
  (name: string, isValid: (value: unknown, context: CheckContext) => boolean): Check =>
  (value, context) =>
    isValid(value, context) ? [] : [`${JSON.stringify(value)} is no ${name}`];

const createMatcher =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value === 'string' && pattern.test(value);

export const text = createCheck('text', createMatcher(/\S{2}/));

/** An absolute URL of this site in canonical form. */
export const address = createCheck(
  'address of this site',
  (value, { origin }) =>
    typeof value === 'string' &&
    value.startsWith(origin) &&
    new URL(value).origin === origin &&
    !/[A-Z ]/.test(new URL(value).pathname),
);

export const externalUrl = createCheck('address', createMatcher(/^https:\/\/[^/]+\/./));

/** A drawing, a photo or the logo of the site. */
export const picture = createCheck(
  'picture of this site',
  (value, { origin }) =>
    typeof value === 'string' &&
    value.startsWith(`${origin}/`) &&
    /\.(?:webp|avif|jpe?g|png|svg)$/.test(value),
);

/** Without a time zone readers in other countries would see another day. */
export const dateTime = createCheck(
  'moment with its zone',
  (value) =>
    createMatcher(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/)(value) &&
    Date.parse(String(value)) <= Date.now(),
);

export const duration = createCheck(
  'ISO 8601 duration',
  createMatcher(/^PT(?:\d+H)?(?:\d+M)?(?:\d+S)?$/),
);

export const count = createCheck(
  'count',
  (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
);

export const rupees = createCheck(
  'price in whole rupees',
  (value) => typeof value === 'number' && Number.isInteger(value) && value > 0,
);

export const stars = createCheck(
  'rating from 1 to 5',
  (value) => typeof value === 'number' && value >= 1 && value <= 5,
);

/** Requires one of these values. */
export const createChoiceCheck = (...allowed: readonly (string | number)[]): Check =>
  createCheck(`one of ${allowed.join(', ')}`, (value) =>
    allowed.some((option) => option === value),
  );

export const ownLanguage = createCheck('language', createMatcher(/^(?:en|hi|gu|mr)$/));

/** Requires a list with at least this number of valid items. */
export const createListCheck =
  (minLength: number, checkItem: Check): Check =>
  (value, context) => {
    if (!Array.isArray(value) || value.length < minLength)
      return [`there are not ${minLength} or more in ${JSON.stringify(value)?.slice(0, 60)}`];
    return value.flatMap((item, index) =>
      checkItem(item, context).map((problem) => `[${index}] ${problem}`),
    );
  };

/** Requires a list whose items also have consecutive positions from 1. */
export const createNumberedListCheck =
  (minLength: number, checkItem: Check): Check =>
  (value, context) => {
    const problems = createListCheck(minLength, checkItem)(value, context);
    if (!Array.isArray(value)) return problems;
    const positions = value.map((item: { position?: unknown }) => item.position);
    const isConsecutive = positions.every((position, index) => position === index + 1);
    return isConsecutive ? problems : [...problems, `positions are ${positions.join(', ')}`];
  };
