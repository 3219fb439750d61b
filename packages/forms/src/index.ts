/**
 * Forms on React Final Form with the components of `ui`. The library is a shared module, loaded
 * once per visit with the first form; this package is bundled into each app.
 */

export { useForm, useFormState } from 'react-final-form';
export { AttachedForm } from './attached-form.tsx';
export { CodeField, ResendLine } from './code/code-field.tsx';
export { CodeStep } from './code/code-step.tsx';
export { type Code, CODE_FIELD_REASONS, RESEND_SECONDS, useCode } from './code/use-code.ts';
export {
  CheckboxField,
  MobileField,
  TermsField,
  TextAreaField,
  TextField,
} from './fields.tsx';
export { Form, type FieldValues } from './form.tsx';
export { deleteProgress, type FormProgress, readProgress, storeProgress } from './form-progress.ts';
export {
  type FormTranslations,
  FormTranslationsProvider,
  useFormTranslations,
} from './form-translations.ts';
export type { FieldErrors } from './initial-errors.ts';
export { loadFormDraft } from './load-form-draft.ts';
export { type FormMessage, createFormMessage, createMessageFormatter } from './notice.ts';
export { FormMessageLine } from './notice-line.tsx';
export { normalizeMobileInput, normalizeNumberInput, normalizeRupeeInput } from './typed.ts';
export { useIdempotentSubmit } from './use-attempt.ts';
export { useBoundField } from './use-bound-field.ts';
export { usePendingTask } from './use-once.ts';
