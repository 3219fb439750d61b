import type { Language } from '@tractor-haat/i18n';
import type { CodePurpose } from './code-purpose.ts';

/** `mobile` has ten digits. The message must not be logged. */
export type CodeMessage = {
  mobile: string;
  purpose: CodePurpose;
  code: string;
  language: Language;
};

/** `kind` is the reason of the alert, and `link` ends the alert. The message must not be logged. */
export type AlertMessage = {
  mobile: string;
  kind: 'started' | 'price' | 'used';
  link: string;
  language: Language;
};

/** A moderator's decision about a listing. The message must not be logged. */
export type DecisionMessage = {
  mobile: string;
  decision: 'approved' | 'refused' | 'ask';
  reason: string;
  link: string;
  language: Language;
};

/** The functions reject if the gateway did not accept the message. */
export type Provider = {
  readonly name: string;
  send(message: CodeMessage, signal: AbortSignal): Promise<void>;
  sendAlert(message: AlertMessage, signal: AbortSignal): Promise<void>;
  /** Undefined if no template is registered. */
  sendDecision: ((message: DecisionMessage, signal: AbortSignal) => Promise<void>) | undefined;
};

/** Tries the providers in turn. Resolves to false if none accepts the message, and never rejects. */
export type SendAlert = (message: AlertMessage) => Promise<boolean>;

/** Like `SendAlert`, but also resolves to true if no gateway has a template for decisions. */
export type SendDecision = (message: DecisionMessage) => Promise<boolean>;

export type SendCode = (message: CodeMessage) => Promise<boolean>;
