import { createSessionCookie } from '../visitor/read-cookie.ts';

export const deskCookie = createSessionCookie({ name: 'desk', sameSite: 'Strict' });
