import { ACCOUNT_MESSAGES } from '../account/account-messages.ts';
import type { LocalizedMessage } from './request-messages.ts';

/** Message for a vote by a visitor without a session and without a verified number. */
export const VOTE_UNVERIFIED_MESSAGE: LocalizedMessage = {
  en: ACCOUNT_MESSAGES.vote_unverified,
  hi: 'वोट देने के लिए मोबाइल नंबर से साइन इन करें: एक नंबर, एक वोट।',
  gu: 'વોટ આપવા મોબાઇલ નંબરથી સાઇન ઇન કરો: એક નંબર, એક વોટ.',
  mr: 'मत देण्यासाठी मोबाइल नंबरने साइन इन करा: एक नंबर, एक मत.',
};
