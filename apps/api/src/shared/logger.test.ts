import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => lines.push(line) }));
  expect(lines).toHaveLength(1);
  return lines.join('');
}

test('a request is logged without who sent it', () => {
  const req = {
    method: 'GET',
    url: '/x?mobile=9876543210',
    ip: '203.0.113.9',
    headers: { cookie: 'session=1' },
  };
  const line = logged((logger) => logger.info({ req }, 'request'));
  expect(JSON.parse(line).req).toEqual({ method: 'GET', url: '/x?mobile=********10' });
});

test('messages and errors lose mobile numbers, also those of causes and queries', () => {
  const err = Object.assign(new Error('no user 9876543210', { cause: new Error('9876543211') }), {
    query: 'select',
    params: ['9876543212'],
  });
  const line = logged((logger) => logger.error({ err }, 'sign-in of 9876543213 failed'));
  expect(line).not.toMatch(/98765432/);
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'Error', message: expect.stringContaining('no user ********10') },
    msg: 'sign-in of ********13 failed',
  });
});

test('what a person typed is left out', () => {
  const typed = { name: 'Ramesh', mobile: '9876543210', otp: '123456', password: 'secret' };
  const line = logged((logger) => logger.info({ ...typed, form: typed, body: typed }, 'form'));
  expect(line).not.toMatch(/Ramesh|9876543210|123456|secret/);
});
