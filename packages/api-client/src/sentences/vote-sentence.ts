import { ACCOUNT_SENTENCES } from '../account/sentences.ts';
import type { Sentence } from './request-sentences.ts';

/** Message for a vote without a verified number. */
export const VOTE_UNPROVEN: Sentence = {
  en: ACCOUNT_SENTENCES.vote_unproven,
  hi: 'वोट देने के लिए मोबाइल नंबर से साइन इन करें: एक नंबर, एक वोट।',
  gu: 'વોટ આપવા મોબાઇલ નંબરથી સાઇન ઇન કરો: એક નંબર, એક વોટ.',
  mr: 'मत देण्यासाठी मोबाइल नंबरने साइन इन करा: एक नंबर, एक मत.',
};
