/** `npm run migrate`: migrates the tables of DATABASE_URL, or of DATA_DIR if it is not set. Run it before a release. */

import { readCommandConfig } from '../../config.ts';
import { connect } from '../../database/connect.ts';
import { parseOptions, reportFailure } from '../parse-options.ts';

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
