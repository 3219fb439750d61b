import Fastify from 'fastify';
import { deskCookie } from '../../desk/guard.ts';
import { sessionCookie } from './cookie-sessions.ts';

const ID = 'b'.repeat(43);

async function setAndReadCookie(isProduction: boolean, cookie = '', cookieKind = sessionCookie) {
  const app = Fastify();
  app.get('/', async (request, reply) => {
    cookieKind.set(reply, isProduction, ID, 2_592_000);
    return { id: cookieKind.read(request, isProduction) ?? null };
  });
  const { headers, body } = await app.inject({ url: '/', headers: { cookie } });
  await app.close();
  return { set: headers['set-cookie'], id: JSON.parse(body).id };
}

test('the session cookie is Secure and host-only in production', async () => {
  expect((await setAndReadCookie(true)).set).toBe(
    `__Host-session=${ID}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
});

test('the session cookie is not Secure in development', async () => {
  expect((await setAndReadCookie(false)).set).toBe(
    `session=${ID}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  );
});

test('reads the session cookie between other cookies in production', async () => {
  expect((await setAndReadCookie(true, `a=1; __Host-session=${ID}; b=2`)).id).toBe(ID);
});

test.each([
  ['the cookie name of development', `session=${ID}`],
  ['an id that is too short', '__Host-session=abc'],
  ['an id with a quote', `__Host-session=${'b'.repeat(42)}'`],
  ['an empty cookie header', ''],
])('reads no session id from %s in production', async (_, cookie) => {
  expect((await setAndReadCookie(true, cookie)).id).toBeNull();
});

test('the staff cookie has another name than the session cookie and is SameSite=Strict', async () => {
  const { set, id } = await setAndReadCookie(true, `__Host-session=${ID}`, deskCookie);
  expect(set).toBe(`__Host-desk=${ID}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`);
  expect(id).toBeNull();
  expect((await setAndReadCookie(true, `__Host-desk=${ID}`, deskCookie)).id).toBe(ID);
});
