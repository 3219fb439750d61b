import { z } from 'zod';
import { DELIVERY_STATES } from '../../desk/desk-rights.ts';
import { webUrl } from '../web-url.ts';
import { deskList, deskPage, deskResponse } from './desk-response.ts';

/** POST /api/desk/webhooks */
export const webhookBody = z.object({ url: webUrl });

/** `secret` is returned only when the webhook is created. */
export const newWebhookResponse = deskResponse(
  z.object({ id: z.int(), url: z.string(), secret: z.string() }),
);

export const webhook = z.object({
  id: z.int(),
  url: z.string(),
  owner: z.string(),
  created_at: z.iso.datetime(),
});

export const webhooksResponse = deskResponse(z.array(webhook));

/** GET /api/desk/deliveries */
export const deliveriesQuery = z.object({
  ...deskPage,
  state: z.enum(DELIVERY_STATES).optional().or(z.literal('')),
});

export const delivery = z.object({
  /** Id of the message. A retry sends the same id. */
  id: z.string(),
  lead_id: z.int(),
  url: z.string(),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** Last response of the receiver, or the error of the connection. */
  last: z.string().nullable(),
  created_at: z.iso.datetime(),
  next_at: z.iso.datetime().nullable(),
});

export const deliveriesResponse = deskList(delivery);
export const deliveryResponse = deskResponse(delivery);

export type Delivery = z.output<typeof delivery>;
export type Webhook = z.output<typeof webhook>;
