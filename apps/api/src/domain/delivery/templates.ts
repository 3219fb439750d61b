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
});

export type Templates = z.output<typeof templatesFile>;

/** The template of a purpose in a language, or in English. */
export function templateOf(templates: Templates, purpose: CodePurpose, language: Language) {
  const texts = templates[purpose] ?? templates.enquiry;
  return texts[language] ?? texts.en;
}
