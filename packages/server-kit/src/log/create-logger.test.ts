import { createLogger } from './create-logger.ts';

function captureLine(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  write(createLogger({ service: 'api', level: 'info', destination }));
  expect(lines).toHaveLength(1);
  return lines.join('');
}

test('logs the route of a request without its URL, address or headers', () => {
  const req = {
    method: 'GET',
    url: '/api/v1/search?q=Ramesh',
    routeOptions: { url: '/api/v1/search' },
    ip: '203.0.113.9',
    headers: { cookie: 'session=1' },
  };
  const line = captureLine((logger) => logger.info({ req }, 'request'));
  expect(JSON.parse(line)).toMatchObject({
    service: 'api',
    req: { method: 'GET', route: '/api/v1/search' },
  });
  expect(line).not.toMatch(/Ramesh|203\.0\.113|session/);
});

test('logs code, table and constraint of a database error but no values of the row', () => {
  const driverError = Object.assign(new Error('Key (mobile)=(9876543210) already exists.'), {
    severity: 'ERROR',
    code: '23505',
    table: 'accounts',
    constraint: 'accounts_mobile',
    detail: 'Key (mobile)=(9876543210) already exists.',
  });
  const drizzleError = Object.assign(
    new Error('Failed query: insert\nparams: Ramesh,r@x.in', { cause: driverError }),
    { query: 'insert', params: ['Ramesh', 'r@x.in'] },
  );
  const line = captureLine((logger) => logger.error({ err: drizzleError }, 'request failed'));
  expect(line).not.toMatch(/Ramesh|9876543210|x\.in|params/);
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    stack: expect.stringContaining('logger.test'),
    cause: { code: '23505', table: 'accounts', constraint: 'accounts_mobile' },
  });
});

test('masks quoted text, numbers, e-mail addresses and keys in messages', () => {
  const key = 'c29tZSBrZXkgdGhhdCBvcGVucyBhIGxpc3Rpbmc';
  const err = new SyntaxError(`Unexpected token R in "Ramesh 1" of 9876543210, r@x.in, ${key}`, {
    cause: new Error('9876543211'),
  });
  const line = captureLine((logger) => logger.error({ err }, 'sign-in of 9876543213 failed'));
  expect(line).not.toMatch(/Ramesh|98765432|x\.in|c29tZ/);
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'SyntaxError', message: 'Unexpected token R in "*" of ********10, *@*, *' },
    msg: 'sign-in of ********13 failed',
  });
});

test('logs the message "failed" if only an error is passed', () => {
  const line = captureLine((logger) => logger.error(new Error('"Ramesh"')));
  expect(line).not.toContain('Ramesh');
  expect(JSON.parse(line)).toMatchObject({ err: { message: '"*"' }, msg: 'failed' });
});

test('removes form fields from a log line and from the objects in it', () => {
  const formFields = { name: 'Ramesh', mobile: '9876543210', otp: '123456', password: 'secret' };
  const line = captureLine((logger) =>
    logger.info(
      { ...formFields, form: formFields, body: formFields, reason: 'no 9876543210' },
      'form',
    ),
  );
  expect(line).not.toMatch(/Ramesh|9876543210|123456|secret/);
});
