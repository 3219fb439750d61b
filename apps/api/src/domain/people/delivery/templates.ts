import type { Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { CodePurpose } from './code-purpose.ts';

/** The text is registered with the mobile operators (DLT), which reject any other text. */
const codeTemplate = z.strictObject({
  template_id: z.string().min(1),
  text: z.string().includes('{code}'),
});

const codeTemplates = z.strictObject({
  en: codeTemplate,
  hi: codeTemplate.optional(),
  gu: codeTemplate.optional(),
  mr: codeTemplate.optional(),
});

const linkTemplate = codeTemplate.extend({ text: z.string().includes('{link}') });

const linkTemplates = z.strictObject({
  en: linkTemplate,
  hi: linkTemplate.optional(),
  gu: linkTemplate.optional(),
  mr: linkTemplate.optional(),
});

/** Schema of the file `OTP_TEMPLATES`. English is required, and other languages fall back to it. */
export const templatesSchema = z.strictObject({
  /** Id under which the site is registered with the mobile operators. */
  entity_id: z.string().min(1),
  sender: z.string().min(1),
  enquiry: codeTemplates,
  /** Code for selling a tractor. Defaults to the text of an enquiry. */
  listing: codeTemplates.optional(),
  registration: codeTemplates,
  login: codeTemplates,
  password: codeTemplates,
  /** Code for viewing and erasing personal data. Defaults to the text of an enquiry. */
  privacy: codeTemplates.optional(),
  /** Code for a price alert. Defaults to the text of an enquiry. */
  alert: codeTemplates.optional(),
  /** Contains `{link}`. Without this text no alerts are sent. */
  alert_message: linkTemplates.optional(),
  /** Contains `{link}` and, for a rejection, `{reason}`. Without this text no decisions are sent. */
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
