import type { Language } from '@tractor-haat/i18n';
import type { CodePurpose } from './code-purpose.ts';

/** A code for a mobile number (ten digits). It must not be logged. */
export type CodeMessage = {
  mobile: string;
  purpose: CodePurpose;
  code: string;
  language: Language;
};

/** A price alert with its reason and the link that ends the alert. It must not be logged. */
export type AlertMessage = {
  mobile: string;
  kind: 'started' | 'price' | 'used';
  link: string;
  language: Language;
};

/** A moderator's decision for a seller. It must not be logged. */
export type DecisionMessage = {
  mobile: string;
  decision: 'approved' | 'refused' | 'ask';
  /** Reason for a rejection, in the seller's language. Empty for an approval. */
  reason: string;
  link: string;
  language: Language;
};

/** A message gateway. Its functions reject if the gateway did not accept the message. */
export type Provider = {
  readonly name: string;
  send(message: CodeMessage, signal: AbortSignal): Promise<void>;
  sendAlert(message: AlertMessage, signal: AbortSignal): Promise<void>;
  /** Undefined if no template is registered. */
  sendDecision: ((message: DecisionMessage, signal: AbortSignal) => Promise<void>) | undefined;
};

/** Sends an alert through the first provider that accepts it. Returns false if no provider does. Never rejects. */
export type SendAlert = (message: AlertMessage) => Promise<boolean>;

/** Sends a moderator's decision like an alert. Also returns true if no gateway has a template for decisions. */
export type SendDecision = (message: DecisionMessage) => Promise<boolean>;

/** Sends a code through the first provider that accepts it. Returns false if no provider does. Never rejects. */
export type SendCode = (message: CodeMessage) => Promise<boolean>;
