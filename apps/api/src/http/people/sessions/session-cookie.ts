import { createSessionCookie } from '../../browser/cookies.ts';

/** Cookie of a visitor's session. */
export const sessionCookie = createSessionCookie({ name: 'session', sameSite: 'Lax' });
