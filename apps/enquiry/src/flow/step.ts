import type { PictureName, RevealedPrice } from '@tractor-haat/api-client';
import type { Notice } from '@tractor-haat/forms';

/** What was sent, as far as later steps need it. */
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
  /** What was asked about, as the visitor reads it: "Fieldking RP 125", or only "Rotavator". */
  readonly productName: string | undefined;
  /** Of what was chosen, where there is one. */
  readonly picture: PictureName | undefined;
};

/** What comes after a form. */
export type NextStep =
  | {
      readonly name: 'code';
      readonly sent: SentEnquiry;
      /** Said when the step begins: the code is on its way, or is not; nothing to who comes back to it. */
      readonly notice: Notice | undefined;
    }
  | {
      readonly name: 'done';
      readonly sent: SentEnquiry;
      /**
       * `submitted`: a known number; `otp_verified`: after the code; `already_submitted`: after the code, and the
       * same was asked within 24 hours before; `skipped`: nothing is shown.
       */
      readonly by: 'submitted' | 'otp_verified' | 'already_submitted' | 'skipped';
      /** Undefined where the form asks for no price, null where there is none yet. */
      readonly price: RevealedPrice | null | undefined;
      readonly contact: string | undefined;
    };
