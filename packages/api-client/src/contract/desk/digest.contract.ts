import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { language } from '../language.ts';
import { deskResponse } from './desk-response.ts';

/** PATCH /api/desk/digest: whether a dealer gets the daily e-mail about new leads, and its language. */
export const digestBody = z.object({ on: z.boolean(), language });

export const digestResponse = deskResponse(digestBody);

export const digestEndpoints = defineEndpoints({
  getDigest: {
    method: 'GET',
    path: '/api/desk/digest',
    summary: 'Returns the settings of the daily e-mail',
    tag: 'desk',
    response: digestResponse,
    security: 'staff',
  },
  changeDigest: {
    method: 'PATCH',
    path: '/api/desk/digest',
    summary: 'Turns the daily e-mail on or off and sets its language',
    tag: 'desk',
    body: digestBody,
    response: digestResponse,
    security: 'staff',
  },
});

export type Digest = z.output<typeof digestBody>;
