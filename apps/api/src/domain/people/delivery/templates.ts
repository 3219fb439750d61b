import type { Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { CodePurpose } from './code-purpose.ts';

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
