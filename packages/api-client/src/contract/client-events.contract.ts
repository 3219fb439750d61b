import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

/**
 * Failures of a remote's code, which docs/operations.md describes. 1xx: a file did not load. 2xx: a file is unusable.
 * 3xx: an error at run time.
 */
export const failureCode = z.enum([
  'TH-101',
  'TH-102',
  'TH-103',
  'TH-104',
  'TH-105',
  'TH-106',
  'TH-107',
  'TH-201',
  'TH-202',
  'TH-203',
  'TH-301',
]);

/**
 * Phase of the failure. `entry`: loading the remote entry. `file`: loading a later chunk. `load`: evaluating the code.
 * `render`: rendering.
 */
export const failurePhase = z.enum(['entry', 'file', 'load', 'render']);

/**
 * POST /api/client_events: reports that a remote failed in a browser. The schema is strict, because a report must
 * not contain personal data.
 */
export const clientEventBody = z.strictObject({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  version: z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(-[a-z0-9.]{1,20})?-[0-9a-f]{12}$/),
  phase: failurePhase,
  code: failureCode,
});

/** GET /internal/client_events: failures of the last 24 hours, most recent first. `count` is the number of reports. */
export const clientEventsResponse = z.array(
  clientEventBody.extend({ count: z.int().min(1), last_at: z.iso.datetime() }),
);

export const clientEventEndpoints = defineEndpoints({
  sendClientEvent: {
    method: 'POST',
    path: '/api/client_events',
    summary: 'Reports a remote failure in the browser',
    tag: 'federation',
    body: clientEventBody,
    response: z.object({ success: z.literal(true) }),
    cache: 'none',
  },
  listClientEvents: {
    method: 'GET',
    path: '/internal/client_events',
    summary: 'Counts the remote failures in browsers during the last day',
    tag: 'federation',
    response: clientEventsResponse,
    cache: 'none',
  },
});

export type FailureCode = z.output<typeof failureCode>;
export type FailurePhase = z.output<typeof failurePhase>;
export type ClientEvent = z.output<typeof clientEventBody>;
export type ClientEventCount = z.output<typeof clientEventsResponse>[number];
