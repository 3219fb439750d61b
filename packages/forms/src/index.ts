/**
 * Forms on React Final Form with the components of `ui`. The library is a shared module, loaded
 * once per visit with the first form; this package is bundled into each app.
 */

export { useForm, useFormState } from 'react-final-form';
export { AttachedForm } from './attached-form.tsx';
export { CodeField, ResendLine } from './code/code-field.tsx';
export { CodeStep } from './code/code-step.tsx';
export { type Code, OF_CODE, RESEND_SECONDS, useCode } from './code/use-code.ts';
export {
  BoxField,
  MobileField,
  TermsField,
  TextAreaField,
  TextField,
} from './fields.tsx';
export { Form, type Values } from './form.tsx';
export { deleteProgress, type FormProgress, readProgress, storeProgress } from './form-progress.ts';
export {
  type FormTranslations,
  FormTranslationsProvider,
  useFormTranslations,
} from './form-translations.ts';
export type { FieldErrors } from './initial-errors.ts';
export { loadFormDraft } from './load-form-draft.ts';
export { type Notice, noticeOf, sayBy } from './notice.ts';
export { NoticeLine } from './notice-line.tsx';
export { typedMobile, typedNumber, typedRupees } from './typed.ts';
export { useAttempt } from './use-attempt.ts';
export { useBoundField } from './use-bound-field.ts';
export { useOnce } from './use-once.ts';
