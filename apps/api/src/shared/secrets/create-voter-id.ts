import { createHmac } from 'node:crypto';
import { HASH_CHARACTERS, hashNumber } from './hash-number.ts';

/** Older votes lack this prefix. They are not counted, because a visitor who deletes cookies could vote again. */
export const VERIFIED_VOTER_PREFIX = 'number:';

export const createVoterId = (key: string, mobile: string): string =>
  createVoterIdFromHash(key, hashNumber(key, 'proven', mobile));

export function createVoterIdFromHash(key: string, numberHash: string): string {
  const payload = JSON.stringify(['voter', numberHash]);
  return (
    VERIFIED_VOTER_PREFIX +
    createHmac('sha256', key).update(payload).digest('base64url').slice(0, HASH_CHARACTERS)
  );
}
