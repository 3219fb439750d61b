import { StartupError } from '../startup-error.ts';
import { connect } from './connect.ts';

const unreachableUrl = 'postgres://me:secret@127.0.0.1:1/x';

test.each([
  ['a data folder that cannot be created', undefined, /^The data folder .* cannot be written: .+$/],
  [
    'an unreachable PostgreSQL',
    unreachableUrl,
    /^PostgreSQL at DATABASE_URL does not answer: .*ECONNREFUSED/,
  ],
])(
  'reports %s in one line without the password',
  async (_description, databaseUrl, expectedMessage) => {
    const error: unknown = await connect({ databaseUrl, dataDir: '/dev/null/data' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartupError);
    const { message } = error as StartupError;
    expect(message).toMatch(expectedMessage);
    expect(message).not.toMatch(/\n|secret/);
  },
);
