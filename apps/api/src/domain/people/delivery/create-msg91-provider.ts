import { z } from 'zod';
import { DeliveryError } from './delivery-error.ts';
import type { Provider } from './provider.ts';
import {
  selectAlertTemplate,
  selectDecisionTemplate,
  selectTemplate,
  type Templates,
} from './templates.ts';

export type Msg91Settings = { authKey: string; base: string; templates: Templates };

const responseSchema = z.object({ type: z.string() });

/** Follows MSG91's documentation and was not tested against the live service. Errors may have status 200. */
export function createMsg91Provider({ authKey, base, templates }: Msg91Settings): Provider {
  async function sendFlow(flow_id: string, recipient: object, signal: AbortSignal) {
    const response = await fetch(`${base}/api/v5/flow/`, {
      method: 'POST',
      headers: { authkey: authKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        flow_id,
        sender: templates.sender,
        short_url: '0',
        recipients: [recipient],
      }),
      signal,
    });
    const { data } = responseSchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || data?.type !== 'success') {
      throw new DeliveryError(`answered ${response.status} ${data?.type ?? 'without a type'}`);
    }
  }
  return {
    name: 'msg91',
    send({ mobile, purpose, code, language }, signal) {
      const { template_id } = selectTemplate(templates, purpose, language);
      return sendFlow(template_id, { mobiles: `91${mobile}`, code }, signal);
    },
    async sendAlert({ mobile, link, language }, signal) {
      const template = selectAlertTemplate(templates, language);
      if (template === undefined) throw new DeliveryError('has no template for alerts');
      await sendFlow(template.template_id, { mobiles: `91${mobile}`, link }, signal);
    },
    sendDecision:
      templates.decision_message &&
      (async ({ mobile, decision, reason, link, language }, signal) => {
        const template = selectDecisionTemplate(templates, decision, language);
        if (template === undefined) throw new DeliveryError('has no template for decisions');
        await sendFlow(template.template_id, { mobiles: `91${mobile}`, link, reason }, signal);
      }),
  };
}
