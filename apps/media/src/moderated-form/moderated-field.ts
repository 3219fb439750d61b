import type { SubmissionField } from '@tractor-haat/api-client';

export interface ModeratedField {
  readonly name: string;
  readonly label: string;
  /** Fields without a rule are optional. */
  readonly rule?: SubmissionField;
  readonly kind?: 'line' | 'tel' | 'email' | 'words' | 'choice';
  readonly autoComplete?: string;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  readonly value?: string | undefined;
  /** Uses half the width on wide viewports. */
  readonly half?: boolean;
}

type ModeratedFormBody = Record<string, string> & { idempotency_key: string };
export type SendModeratedForm = (body: ModeratedFormBody, elapsed_ms: number) => Promise<unknown>;

export type ModeratedFormResult = 'sent' | 'too_fast' | 'too_many' | 'failed' | 'wrong' | null;
