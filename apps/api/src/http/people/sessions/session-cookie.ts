import { createSessionCookie } from '../../visitor/read-cookie.ts';

export const sessionCookie = createSessionCookie({ name: 'session', sameSite: 'Lax' });
