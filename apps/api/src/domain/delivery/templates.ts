import type { Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { CodePurpose } from '../codes/code-purpose.ts';

/** A text that was registered with the operators (DLT), as it must be sent. */
const template = z.strictObject({
  template_id: z.string().min(1),
  /** The registered text with `{code}` where the digits stand. */
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

/** The file that `OTP_TEMPLATES` names: for each purpose the templates by language, English at least. */
export const templatesFile = z.strictObject({
  /** The operators' id of whoever runs the site. */
  entity_id: z.string().min(1),
  /** The registered sender header, as `TRHAAT`. */
  sender: z.string().min(1),
  enquiry: byLanguage,
  /** Selling a tractor; the enquiry's text serves where none is registered. */
  listing: byLanguage.optional(),
  registration: byLanguage,
  login: byLanguage,
  password: byLanguage,
  /** Seeing, taking along and erasing one's own data; the enquiry's text serves where none is registered. */
  privacy: byLanguage.optional(),
  /** The code of a price alert; the enquiry's text serves where none is registered. */
  alert: byLanguage.optional(),
  /** What a price alert says, with `{link}`; without it none is sent. */
  alert_message: linkByLanguage.optional(),
  /** What a seller hears of a decision, with `{link}` and, where it was not approved, `{reason}`; without it nobody does. */
  decision_message: z
    .strictObject({ approved: linkByLanguage, refused: linkByLanguage, ask: linkByLanguage })
    .optional(),
});

export type Templates = z.output<typeof templatesFile>;

/** The template of a price alert; undefined where none is registered. */
export function alertTemplateOf({ alert_message: texts }: Templates, language: Language) {
  return texts?.[language] ?? texts?.en;
}

type Why = keyof NonNullable<Templates['decision_message']>;

/** The template of a moderator's decision; undefined where none is registered. */
export function decisionTemplateOf(
  { decision_message: texts }: Templates,
  why: Why,
  language: Language,
) {
  return texts?.[why][language] ?? texts?.[why].en;
}

/** The template of a purpose in a language, or in English. */
export function templateOf(templates: Templates, purpose: CodePurpose, language: Language) {
  const texts = templates[purpose] ?? templates.enquiry;
  return texts[language] ?? texts.en;
}
