import { StartupError } from '../shared/startup-error.ts';
import { connect } from './connect.ts';

const nowhere = 'postgres://me:secret@127.0.0.1:1/x';

test.each([
  ['a folder that cannot be', undefined, /^The data folder .* cannot be written: .+$/],
  ['no PostgreSQL there', nowhere, /^PostgreSQL at DATABASE_URL does not answer: .*ECONNREFUSED/],
])('reports %s in one sentence, without the password', async (_what, databaseUrl, sentence) => {
  const error: unknown = await connect({ databaseUrl, dataDir: '/dev/null/data' }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as StartupError;
  expect(message).toMatch(sentence);
  expect(message).not.toMatch(/\n|secret/);
});
