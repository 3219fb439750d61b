import { z } from 'zod';
import { language } from '../language.ts';
import { deskAnswer } from './answer.ts';

/** PATCH /api/desk/digest: whether a dealer gets the day's mail of new leads, and in which language. */
export const digestBody = z.object({ on: z.boolean(), language });

export const digestAnswer = deskAnswer(digestBody);

export type Digest = z.output<typeof digestBody>;
