import type { WritingProblem } from '@tractor-haat/api-client';

/** One field of a form that is open to all. */
export interface WritingField {
  /** As it is sent. */
  readonly name: string;
  readonly label: string;
  /** The rule that its value must keep; without one it may stay empty. */
  readonly rule?: WritingProblem;
  readonly kind?: 'line' | 'tel' | 'email' | 'words' | 'choice';
  readonly autoComplete?: string;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** What stands in it at first. */
  readonly value?: string;
  /** Takes half the width where there is room for two. */
  readonly half?: boolean;
}

/** What is sent: what was typed, with the key of this attempt and how long the form was there. */
type WritingBody = Record<string, string> & { idempotency_key: string };
export type SendWriting = (written: WritingBody, waited_ms: number) => Promise<unknown>;

/** What the form says under itself. */
export type WritingNotice = 'sent' | 'too_fast' | 'too_many' | 'failed' | 'wrong' | null;
