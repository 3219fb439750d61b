import { z } from 'zod';
import { language } from '../language.ts';
import { deskResponse } from './desk-response.ts';

/** PATCH /api/desk/digest: whether a dealer gets the daily e-mail about new leads, and its language. */
export const digestBody = z.object({ on: z.boolean(), language });

export const digestResponse = deskResponse(digestBody);

export type Digest = z.output<typeof digestBody>;
