export { useForm, useFormState } from 'react-final-form';
export { AttachedForm } from './attached-form.tsx';
export { CodeField, ResendLine } from './code/code-field.tsx';
export { CodeStep } from './code/code-step.tsx';
export { CODE_FIELD_REASONS, type Code, RESEND_SECONDS, useCode } from './code/use-code.ts';
export { type FieldValues, Form } from './form.tsx';
export { createFormMessage, createMessageFormatter, type FormMessage } from './form-message.ts';
export { FormMessageLine } from './form-message-line.tsx';
export {
  createAttemptStore,
  deleteProgress,
  type FormProgress,
  readProgress,
  storeProgress,
} from './form-progress.ts';
export {
  type FormTranslations,
  FormTranslationsProvider,
  useFormTranslations,
} from './form-translations.ts';
export type { FieldErrors } from './initial-errors.ts';
export { loadFormDraft } from './load-form-draft.ts';
export {
  normalizeMobileInput,
  normalizeNumberInput,
  normalizeRupeeInput,
} from './normalize-mobile-input.ts';
export {
  CheckboxField,
  MobileField,
  TermsField,
  TextAreaField,
  TextField,
} from './text-field.tsx';
export { useBoundField } from './use-bound-field.ts';
export { useIdempotentSubmit } from './use-idempotent-submit.ts';
export { usePendingTask } from './use-pending-task.ts';
