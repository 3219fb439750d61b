import { createSessionCookie } from '../browser/cookies.ts';

/** Cookie of a staff member's session; links from other sites do not send it. */
export const deskCookie = createSessionCookie({ name: 'desk', sameSite: 'Strict' });
