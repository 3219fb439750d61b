import type { Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { CodePurpose } from './code-purpose.ts';

/** A text registered with the operators (DLT), which must be sent unchanged. */
const template = z.strictObject({
  template_id: z.string().min(1),
  /** The registered text, with `{code}` in place of the digits. */
  text: z.string().includes('{code}'),
});

const byLanguage = z.strictObject({
  en: template,
  hi: template.optional(),
  gu: template.optional(),
  mr: template.optional(),
});

const linkTemplate = template.extend({ text: z.string().includes('{link}') });

const linkByLanguage = z.strictObject({
  en: linkTemplate,
  hi: linkTemplate.optional(),
  gu: linkTemplate.optional(),
  mr: linkTemplate.optional(),
});

/** The file named by `OTP_TEMPLATES`: templates by purpose and language, English required. */
export const templatesSchema = z.strictObject({
  /** The operators' id of the site's operator. */
  entity_id: z.string().min(1),
  /** The registered sender header, as `TRHAAT`. */
  sender: z.string().min(1),
  enquiry: byLanguage,
  /** Selling a tractor; defaults to the enquiry's text. */
  listing: byLanguage.optional(),
  registration: byLanguage,
  login: byLanguage,
  password: byLanguage,
  /** Viewing, downloading and erasing one's own data; defaults to the enquiry's text. */
  privacy: byLanguage.optional(),
  /** The code of a price alert; defaults to the enquiry's text. */
  alert: byLanguage.optional(),
  /** Text of a price alert, with `{link}`; without it none is sent. */
  alert_message: linkByLanguage.optional(),
  /** Text of a decision for the seller, with `{link}` and, for a rejection, `{reason}`; without it none is sent. */
  decision_message: z
    .strictObject({ approved: linkByLanguage, refused: linkByLanguage, ask: linkByLanguage })
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
