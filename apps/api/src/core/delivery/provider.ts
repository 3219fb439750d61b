import type { Language } from '@tractor-haat/i18n';
import { z } from 'zod';

/** `mobile` has ten digits. The message must not be logged. */
type CodeMessage = {
  mobile: string;
  purpose: CodePurpose;
  code: string;
  language: Language;
};

/** `kind` is the reason of the alert, and `link` ends the alert. The message must not be logged. */
type AlertMessage = {
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

const CODE_PURPOSES = [
  'enquiry',
  'listing',
  'registration',
  'login',
  'password',
  'privacy',
  'alert',
] as const;

export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const isCodePurpose = (name: string): name is CodePurpose =>
  CODE_PURPOSES.some((purpose) => purpose === name);

/** Errors are logged, so `message` may contain the status of a gateway but never the text that was sent. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
}

/** The text is registered with the mobile operators (DLT), which reject any other text. */
const codeTemplate = z.strictObject({
  template_id: z.string().min(1),
  text: z.string().includes('{code}'),
});

const linkTemplate = codeTemplate.extend({ text: z.string().includes('{link}') });

const createLocalizedSchema = <Template extends z.ZodType>(template: Template) =>
  z.strictObject({
    en: template,
    hi: template.optional(),
    gu: template.optional(),
    mr: template.optional(),
  });

const codeTemplates = createLocalizedSchema(codeTemplate);
const linkTemplates = createLocalizedSchema(linkTemplate);

/** File `OTP_TEMPLATES`. Missing languages fall back to English, and missing code texts to that of an enquiry. */
export const templatesSchema = z.strictObject({
  /** Id under which the site is registered with the mobile operators. */
  entity_id: z.string().min(1),
  sender: z.string().min(1),
  enquiry: codeTemplates,
  listing: codeTemplates.optional(),
  registration: codeTemplates,
  login: codeTemplates,
  password: codeTemplates,
  privacy: codeTemplates.optional(),
  alert: codeTemplates.optional(),
  /** Without this text no alerts are sent. */
  alert_message: linkTemplates.optional(),
  /** Without this text no decisions are sent. Placeholders are `{link}` and `{reason}`. */
  decision_message: z
    .strictObject({ approved: linkTemplates, refused: linkTemplates, ask: linkTemplates })
    .optional(),
});

export type Templates = z.output<typeof templatesSchema>;

export function selectAlertTemplate({ alert_message: texts }: Templates, language: Language) {
  return texts?.[language] ?? texts?.en;
}

type DecisionKind = keyof NonNullable<Templates['decision_message']>;

export function selectDecisionTemplate(
  { decision_message: texts }: Templates,
  decision: DecisionKind,
  language: Language,
) {
  return texts?.[decision][language] ?? texts?.[decision].en;
}

export function selectTemplate(templates: Templates, purpose: CodePurpose, language: Language) {
  const texts = templates[purpose] ?? templates.enquiry;
  return texts[language] ?? texts.en;
}
