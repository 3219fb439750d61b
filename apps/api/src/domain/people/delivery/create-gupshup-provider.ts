import { DeliveryError } from './delivery-error.ts';
import type { Provider } from './provider.ts';
import {
  selectAlertTemplate,
  selectDecisionTemplate,
  selectTemplate,
  type Templates,
} from './templates.ts';

export type GupshupSettings = {
  userId: string;
  password: string;
  base: string;
  templates: Templates;
};

const ASCII_PATTERN = /^[\x20-\x7e\n]*$/;
const ERROR_NUMBER_PATTERN = /^\d{1,4}$/;

/** Follows Gupshup's documentation and was not tested against the live service. Errors have status 200 too. */
export function createGupshupProvider(settings: GupshupSettings): Provider {
  const { templates } = settings;
  return {
    name: 'gupshup',
    send({ mobile, purpose, code, language }, signal) {
      const { text, template_id } = selectTemplate(templates, purpose, language);
      const message = { mobile, text: text.replace('{code}', code), template_id };
      return sendText(settings, message, signal);
    },
    async sendAlert({ mobile, link, language }, signal) {
      const template = selectAlertTemplate(templates, language);
      if (template === undefined) throw new DeliveryError('has no template for alerts');
      const { text, template_id } = template;
      const message = { mobile, text: text.replace('{link}', link), template_id };
      await sendText(settings, message, signal);
    },
    sendDecision:
      templates.decision_message &&
      (async ({ mobile, decision, reason, link, language }, signal) => {
        const template = selectDecisionTemplate(templates, decision, language);
        if (template === undefined) throw new DeliveryError('has no template for decisions');
        const { text, template_id } = template;
        // A moderator's reason may contain patterns such as `$&`, which replacer functions do not interpret.
        const filledText = text.replace('{link}', () => link).replace('{reason}', () => reason);
        await sendText(settings, { mobile, text: filledText, template_id }, signal);
      }),
  };
}

type TextMessage = { mobile: string; text: string; template_id: string };

async function sendText(
  { userId, password, base, templates }: GupshupSettings,
  { mobile, text, template_id }: TextMessage,
  signal: AbortSignal,
): Promise<void> {
  const fields = new URLSearchParams({
    method: 'SendMessage',
    userid: userId,
    password,
    auth_scheme: 'plain',
    send_to: `91${mobile}`,
    msg: text,
    // Non-Latin letters need the Unicode encoding, or they arrive as question marks.
    msg_type: ASCII_PATTERN.test(text) ? 'TEXT' : 'Unicode_text',
    principalEntityId: templates.entity_id,
    dltTemplateId: template_id,
    mask: templates.sender,
    format: 'text',
    v: '1.1',
  });
  // Gupshup's examples have the fields in the URL, but proxies log URLs.
  const response = await fetch(`${base}/GatewayAPI/rest`, { method: 'POST', body: fields, signal });
  const body = await response.text();
  const [verdict, detail = ''] = body.split('|').map((field) => field.trim());
  if (response.ok && verdict === 'success') return;
  const hasErrorNumber = verdict === 'error' && ERROR_NUMBER_PATTERN.test(detail);
  const errorNumber = hasErrorNumber ? detail : '';
  throw new DeliveryError(`answered ${response.status} ${errorNumber}`.trim());
}
