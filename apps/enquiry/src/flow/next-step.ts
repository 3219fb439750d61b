import type { PictureName, RevealedPrice } from '@tractor-haat/api-client';
import type { FormMessage } from '@tractor-haat/forms';

export type SentEnquiry = {
  readonly primaryId: string;
  readonly name: string;
  readonly mobile: string;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly state: string;
  readonly district: string;
  readonly tehsil: string;
  readonly productId: number | undefined;
  readonly productName: string | undefined;
  readonly picture: PictureName | undefined;
};

type CodeStep = {
  readonly name: 'code';
  readonly sent: SentEnquiry;
  /** Result of sending the code. Undefined when the visitor returns to this step. */
  readonly notice: FormMessage | undefined;
};

export type NextStep =
  | CodeStep
  | {
      readonly name: 'done';
      readonly sent: SentEnquiry;
      /**
       * `submitted`: the number was already verified. `otp_verified`: the visitor entered the code.
       * `already_submitted`: like `otp_verified`, but the enquiry repeats one of the last 24 hours. `skipped`: the
       * number is not verified.
       */
      readonly by: 'submitted' | 'otp_verified' | 'already_submitted' | 'skipped';
      /** Undefined if the form requests no price. Null if there is no price yet. */
      readonly price: RevealedPrice | null | undefined;
      readonly contact: string | undefined;
    };

export function parseCodeStep(step: unknown): CodeStep | undefined {
  const { name, sent, notice } = (step ?? {}) as Partial<CodeStep>;
  const isCode = name === 'code' && [sent?.primaryId, sent?.mobile].every(isText);
  if (!isCode || sent === undefined) return undefined;
  return { name, sent, notice: isText(notice?.reason) ? notice : undefined };
}

const isText = (value: unknown) => typeof value === 'string';
