import Fastify from 'fastify';
import { deskCookie } from '../../desk/desk-cookie.ts';
import { sessionCookie } from './session-cookie.ts';

const ID = 'b'.repeat(43);

/** Sets a session cookie and reads one from a request. */
async function ask(isProduction: boolean, cookie = '', kind = sessionCookie) {
  const app = Fastify();
  app.get('/', async (request, reply) => {
    kind.set(reply, isProduction, ID, 2_592_000);
    return { id: kind.read(request, isProduction) ?? null };
  });
  const { headers, body } = await app.inject({ url: '/', headers: { cookie } });
  await app.close();
  return { set: headers['set-cookie'], id: JSON.parse(body).id };
}

test('is Secure and host-only in production', async () => {
  expect((await ask(true)).set).toBe(
    `__Host-session=${ID}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
});

test('is not Secure without HTTPS in development', async () => {
  expect((await ask(false)).set).toBe(
    `session=${ID}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  );
});

test.each([
  ['its own among others', `a=1; __Host-session=${ID}; b=2`, ID],
  ['one of development', `session=${ID}`, null],
  ['a short one', '__Host-session=abc', null],
  ['one with a quote', `__Host-session=${'b'.repeat(42)}'`, null],
  ['none', '', null],
])('in production it reads %s', async (_, cookie, id) => {
  expect((await ask(true, cookie)).id).toBe(id);
});

test('the cookie of the desk is separate and is not sent by links of other sites', async () => {
  const { set, id } = await ask(true, `__Host-session=${ID}`, deskCookie);
  expect(set).toBe(`__Host-desk=${ID}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`);
  expect(id).toBeNull();
  expect((await ask(true, `__Host-desk=${ID}`, deskCookie)).id).toBe(ID);
});
