import { createSessionCookie } from '../visitor/read-cookie.ts';

/** Cookie of a staff member's session; links from other sites do not send it. */
export const deskCookie = createSessionCookie({ name: 'desk', sameSite: 'Strict' });
