import { isEmail } from './is-email.ts';
import { removeInvisible, toMobileDigits } from './to-mobile-digits.ts';
import { MAX_NAME_LENGTH, normaliseName, validatePersonName } from './validate-person-name.ts';

/** Fields of comments, questions and answers. */
export type SubmissionField = 'name' | 'email' | 'mobile' | 'text' | 'title' | 'category';

const FIELD_RULES: Readonly<Record<SubmissionField, (value: string) => boolean>> = {
  name: (value) => validatePersonName(normaliseName(value)) === undefined,
  email: (value) => isEmail(removeInvisible(value)),
  mobile: (value) => /^[6-9]\d{9}$/.test(toMobileDigits(value)),
  text: (value) => hasLength(value, 5, 2000),
  title: (value) => hasLength(value, 10, 150),
  category: (value) => (QUESTION_CATEGORIES as readonly string[]).includes(value),
};

/** The minimum counts only visible characters. */
const hasLength = (value: string, min: number, max: number) =>
  [...removeInvisible(value)].length >= min && [...value].length <= max;

export const QUESTION_CATEGORIES = [
  'buying',
  'repair',
  'implements',
  'tyres',
  'loan',
  'subsidy',
] as const;

export type QuestionCategory = (typeof QUESTION_CATEGORIES)[number];

/** Maximum lengths in characters. */
export const MAX_CHARACTERS = { name: MAX_NAME_LENGTH, text: 2000, title: 150 } as const;

/** Returns the names of the invalid fields in the order of `fields`, or an empty array. */
export function listInvalidFields(
  fields: Readonly<Partial<Record<SubmissionField, string>>>,
): SubmissionField[] {
  return (Object.keys(fields) as SubmissionField[]).filter(
    (name) => !FIELD_RULES[name]((fields[name] ?? '').trim()),
  );
}
