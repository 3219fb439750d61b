// `npm run dev -- --only <remote> [--against http://host]` serves the site with one remote from its sources.
import './run/node-version.mjs';
import { parseArgs } from 'node:util';
import { develop } from './dev/develop.mjs';
import { fail, PlainFailure } from './run/plain-failure.mjs';

function readOptions() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, against: { type: 'string' } },
  });
  if (!values.only) throw new PlainFailure('Name the remote: npm run dev -- --only enquiry');
  if (values.against && !URL.canParse(values.against))
    throw new PlainFailure(`"${values.against}" is not a URL such as https://staging.example.`);
  return { only: values.only, against: values.against ? new URL(values.against).origin : null };
}

try {
  await develop(readOptions());
} catch (error) {
  fail(error);
}
