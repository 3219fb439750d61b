import type { FormDraft } from '@tractor-haat/api-client/contract';
import { MAX_DRAFT_TOKEN_LENGTH } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import { decrypt, encrypt } from '../secrets/encrypt.ts';

const ENCRYPTION_PURPOSE = 'form draft';

const encryptedDraft = z.object({ until: z.number(), content: z.record(z.string(), z.unknown()) });

/** Omits the field values if the URL would be too long. */
export function encryptDraft(key: string, content: Partial<FormDraft>, expiresAt: Date): string {
  const encryptContent = (draft: Partial<FormDraft>) =>
    encrypt(
      key,
      ENCRYPTION_PURPOSE,
      Buffer.from(JSON.stringify({ until: expiresAt.getTime(), content: draft })),
    );
  const fullToken = encryptContent(content);
  const { values: _, ...withoutValues } = content;
  return fullToken.length > MAX_DRAFT_TOKEN_LENGTH ? encryptContent(withoutValues) : fullToken;
}

export function decryptDraft(key: string, token: string, now: Date) {
  try {
    const { until, content } = encryptedDraft.parse(
      JSON.parse(decrypt(key, ENCRYPTION_PURPOSE, token).toString()),
    );
    return until > now.getTime() ? content : undefined;
  } catch {
    return undefined;
  }
}
