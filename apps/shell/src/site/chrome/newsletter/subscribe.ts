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
    await saveNewsletter({ email, language });
    return { state: 'saved', message: '' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.body === null)
      return { state: 'network', message: '' };
    const isOfServer = error.status !== 404 && language === 'en';
    return { state: 'failed', message: isOfServer ? (error.body.message ?? '') : '' };
  }
}
