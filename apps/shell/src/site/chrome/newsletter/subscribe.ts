import { ApiError, isEmail, saveNewsletter } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

export interface Subscribed {
  readonly state: 'saved' | 'invalid' | 'failed' | 'network';
  /** The server's own words, which go before ours; empty where it has none for this visitor. */
  readonly message: string;
}

/** Sends an address to the newsletter; what went wrong is part of the answer. */
export async function subscribe(email: string, language: Language): Promise<Subscribed> {
  if (!isEmail(email)) return { state: 'invalid', message: '' };
  try {
    const answer = await saveNewsletter({ email, language });
    return { state: 'success' in answer ? 'saved' : 'failed', message: '' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.body === null)
      return { state: 'network', message: '' };
    return { state: 'failed', message: language === 'en' ? (error.body.message ?? '') : '' };
  }
}
