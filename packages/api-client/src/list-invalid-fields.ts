import { isEmail } from './is-email.ts';
import { removeInvisible, toMobileDigits } from './to-mobile-digits.ts';
import { MAX_NAME_LENGTH, normaliseName, validatePersonName } from './validate-person-name.ts';

export const QUESTION_CATEGORIES = [
  'buying',
  'repair',
  'implements',
  'tyres',
  'loan',
  'subsidy',
] as const;

export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

const MIN_TEXT_LENGTH = 5;
const MAX_TEXT_LENGTH = 2000;
const MIN_TITLE_LENGTH = 10;
const MAX_TITLE_LENGTH = 150;

/** Maximum lengths in characters. */
export const MAX_CHARACTERS = {
  name: MAX_NAME_LENGTH,
  text: MAX_TEXT_LENGTH,
  title: MAX_TITLE_LENGTH,
} as const;

/** Fields of comments, questions and answers. */
export type SubmissionField = 'name' | 'email' | 'mobile' | 'text' | 'title' | 'category';

const FIELD_RULES: Readonly<Record<SubmissionField, (value: string) => boolean>> = {
  name: (value) => validatePersonName(normaliseName(value)) === undefined,
  email: (value) => isEmail(removeInvisible(value)),
  mobile: (value) => /^[6-9]\d{9}$/.test(toMobileDigits(value)),
  text: (value) => hasLength(value, MIN_TEXT_LENGTH, MAX_TEXT_LENGTH),
  title: (value) => hasLength(value, MIN_TITLE_LENGTH, MAX_TITLE_LENGTH),
  category: (value) => (QUESTION_CATEGORIES as readonly string[]).includes(value),
};

/** Returns the names of the invalid fields in the order of `fields`, or an empty array. */
export function listInvalidFields(
  fields: Readonly<Partial<Record<SubmissionField, string>>>,
): SubmissionField[] {
  return (Object.keys(fields) as SubmissionField[]).filter(
    (name) => !FIELD_RULES[name]((fields[name] ?? '').trim()),
  );
}

/** The minimum counts only visible characters. */
const hasLength = (value: string, min: number, max: number) =>
  [...removeInvisible(value)].length >= min && [...value].length <= max;
