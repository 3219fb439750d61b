import { z } from 'zod';
import { DELIVERY_STATES } from '../../desk/desk-rights.ts';
import { defineEndpoints } from '../endpoint.ts';
import { exactText } from '../text.ts';
import { webUrl } from '../web-url.ts';
import { deskList, deskPage, deskResponse, idParams } from './desk-response.ts';
import { deskDone } from './staff.contract.ts';

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

const deliveryParams = z.object({ id: exactText().max(100) });

export const webhookEndpoints = defineEndpoints({
  listWebhooks: {
    method: 'GET',
    path: '/api/desk/webhooks',
    summary: 'Lists the webhooks',
    tag: 'desk',
    response: webhooksResponse,
    security: 'staff',
  },
  createWebhook: {
    method: 'POST',
    path: '/api/desk/webhooks',
    summary: 'Creates a webhook that receives every new lead as a signed request',
    tag: 'desk',
    body: webhookBody,
    response: newWebhookResponse,
    security: 'staff',
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/desk/webhooks/:id',
    summary: 'Deletes a webhook',
    tag: 'desk',
    params: idParams,
    response: deskDone,
    security: 'staff',
  },
  listDeliveries: {
    method: 'GET',
    path: '/api/desk/deliveries',
    summary: 'Lists the webhook deliveries, newest first',
    tag: 'desk',
    query: deliveriesQuery,
    response: deliveriesResponse,
    security: 'staff',
  },
  resendDelivery: {
    method: 'POST',
    path: '/api/desk/deliveries/:id/resend',
    summary: 'Retries a webhook delivery immediately',
    tag: 'desk',
    params: deliveryParams,
    response: deliveryResponse,
    security: 'staff',
  },
});

export type Delivery = z.output<typeof delivery>;
export type Webhook = z.output<typeof webhook>;
