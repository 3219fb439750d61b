import { DeliveryError } from './delivery-error.ts';
import type { Provider } from './provider.ts';
import { type Templates, templateOf } from './templates.ts';

export type GupshupSettings = {
  userId: string;
  password: string;
  base: string;
  templates: Templates;
};

/**
 * Gupshup's enterprise API: POST /GatewayAPI/rest with form fields; the answer is a line
 * `success | 91… | id` or `error | number | words`, always with status 200. Written from its
 * documentation; never tried against the live service.
 */
export function gupshup({ userId, password, base, templates }: GupshupSettings): Provider {
  return {
    name: 'gupshup',
    async send({ mobile, purpose, code, language }, signal) {
      const template = templateOf(templates, purpose, language);
      const text = template.text.replace('{code}', code);
      const fields = new URLSearchParams({
        method: 'SendMessage',
        userid: userId,
        password,
        auth_scheme: 'plain',
        send_to: `91${mobile}`,
        msg: text,
        // Letters outside Latin need the other encoding, or they arrive as question marks.
        msg_type: /^[\x20-\x7e\n]*$/.test(text) ? 'TEXT' : 'Unicode_text',
        principalEntityId: templates.entity_id,
        dltTemplateId: template.template_id,
        mask: templates.sender,
        format: 'text',
        v: '1.1',
      });
      // In the body, not in the address as their examples do: addresses are logged on the way.
      const response = await fetch(`${base}/GatewayAPI/rest`, {
        method: 'POST',
        body: fields,
        signal,
      });
      const [verdict, detail] = (await response.text()).split('|').map((part) => part.trim());
      if (!response.ok || verdict !== 'success') {
        const number = verdict === 'error' && /^\d{1,4}$/.test(detail ?? '') ? detail : '';
        throw new DeliveryError(`answered ${response.status} ${number}`.trim());
      }
    },
  };
}
