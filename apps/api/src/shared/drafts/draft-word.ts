import type { FormDraft } from '@tractor-haat/api-client/contract';
import { MAX_DRAFT_TOKEN_LENGTH } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { seal, unseal } from '../secrets/sealed.ts';

const PURPOSE = 'form draft';

const sealed = z.object({ until: z.number(), content: z.record(z.string(), z.unknown()) });

/**
 * Encrypts a draft as part of an address, so that nothing is stored. Fields are omitted if the address would be too
 * long.
 */
export function sealDraft(key: string, content: Partial<FormDraft>, until: Date): string {
  const wordOf = (draft: Partial<FormDraft>) =>
    seal(key, PURPOSE, Buffer.from(JSON.stringify({ until: until.getTime(), content: draft })));
  const whole = wordOf(content);
  const { values: _, ...rest } = content;
  return whole.length > MAX_DRAFT_TOKEN_LENGTH ? wordOf(rest) : whole;
}

/** Decrypts a draft; undefined if it is invalid or expired. */
export function unsealDraft(key: string, word: string, now: Date) {
  try {
    const { until, content } = sealed.parse(JSON.parse(unseal(key, PURPOSE, word).toString()));
    return until > now.getTime() ? content : undefined;
  } catch {
    return undefined;
  }
}
