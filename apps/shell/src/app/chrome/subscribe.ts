import { ApiError, api, isEmail, removeInvisible } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';

export interface SubscribeResult {
  readonly state: 'saved' | 'invalid' | 'failed' | 'network';
  readonly message: string;
}

/** Never rejects: `state` reports each failure. */
export async function subscribe(address: string, language: Language): Promise<SubscribeResult> {
  const email = removeInvisible(address);
  if (!isEmail(email)) return { state: 'invalid', message: '' };
  try {
    await api.post('/api/news_letter_save', { email, language });
    return { state: 'saved', message: '' };
  } catch (error) {
    if (!(error instanceof ApiError) || error.body === null)
      return { state: 'network', message: '' };
    const isServerMessage = error.status !== 404 && language === 'en';
    return { state: 'failed', message: isServerMessage ? (error.body.message ?? '') : '' };
  }
}
