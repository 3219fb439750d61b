import { createSessionCookie } from '../../visitor/read-cookie.ts';

/** Cookie of a visitor's session. */
export const sessionCookie = createSessionCookie({ name: 'session', sameSite: 'Lax' });
