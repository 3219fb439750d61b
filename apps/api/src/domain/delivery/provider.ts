import type { Language } from '@tractor-haat/i18n';
import type { CodePurpose } from '../codes/code-purpose.ts';

/** A code on its way to a mobile number (ten digits). Never logged. */
export type CodeMessage = {
  mobile: string;
  purpose: CodePurpose;
  code: string;
  language: Language;
};

/** A price alert on its way: why it goes, and the page that ends all of them. Never logged. */
export type AlertMessage = {
  mobile: string;
  why: 'started' | 'price' | 'used';
  link: string;
  language: Language;
};

/** What a moderator decided about a seller's listing, on its way to the seller. Never logged. */
export type DecisionMessage = {
  mobile: string;
  why: 'approved' | 'refused' | 'ask';
  /** Why it is not shown, in the seller's language; empty for what is. */
  reason: string;
  link: string;
  language: Language;
};

/** A gateway that brings a code, or an alert, to a number. Rejects when it did not take the message. */
export type Provider = {
  readonly name: string;
  send(message: CodeMessage, signal: AbortSignal): Promise<void>;
  sendAlert(message: AlertMessage, signal: AbortSignal): Promise<void>;
  /** Undefined where no text is registered for it. */
  sendDecision: ((message: DecisionMessage, signal: AbortSignal) => Promise<void>) | undefined;
};

/** Sends an alert by whichever provider takes it; false when none does. Never rejects. */
export type SendAlert = (message: AlertMessage) => Promise<boolean>;

/** The same for decisions of moderators; true as well when no gateway has a text for them. */
export type SendDecision = (message: DecisionMessage) => Promise<boolean>;

/** Sends a code by whichever provider takes it; false when none does. Never rejects. */
export type SendCode = (message: CodeMessage) => Promise<boolean>;
