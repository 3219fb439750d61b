import { z } from 'zod';
import type { Clock } from '../jobs/clock.ts';
import { StartupError } from '../startup-error.ts';
import type { DeliveryConfig, ProviderName } from './delivery-settings.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import {
  DeliveryError,
  type Provider,
  selectAlertTemplate,
  selectDecisionTemplate,
  selectTemplate,
  type Templates,
} from './provider.ts';

type Providers = { list: Provider[]; outbox: Outbox | undefined };

export function createProviders(config: DeliveryConfig, clock: Clock): Providers {
  const outbox = config.providers.includes('outbox') ? createOutbox(clock) : undefined;
  const createProvider = (name: ProviderName): Provider => {
    if (outbox && name === 'outbox') return outbox;
    const { templates } = config;
    if (!templates) throw new StartupError(`${name} needs the registered templates.`);
    if (name === 'msg91') return createMsg91Provider({ ...config.msg91, templates });
    return createGupshupProvider({ ...config.gupshup, templates });
  };
  return { list: config.providers.map(createProvider), outbox };
}

type Msg91Settings = { authKey: string; base: string; templates: Templates };

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

type GupshupSettings = {
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
