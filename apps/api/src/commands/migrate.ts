/** Run `npm run migrate` before a release: the API does not start on a PostgreSQL server with older tables. */

import { readCommandConfig } from '../config.ts';
import { connect } from '../core/database/connect.ts';
import { parseOptions, reportFailure } from './parse-options.ts';

try {
  parseOptions('Usage: npm run migrate', {});
  const connection = await connect(readCommandConfig(process.env));
  try {
    await connection.prepare(async () => undefined);
  } finally {
    await connection.close();
  }
  console.log('The tables are up to date.');
} catch (error) {
  reportFailure(error);
}
