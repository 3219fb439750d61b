import { sessionIdCookie } from '../../browser/cookies.ts';

/** Cookie of a visitor's session. */
export const sessionCookie = sessionIdCookie({ name: 'session', sameSite: 'Lax' });
