/**
 * Usage: `node traced-request.ts <collector>`. Simulates a traced request with one SQL statement and exports its spans.
 */
import { createRequestTelemetry } from '../create-request-telemetry.ts';
import { startTelemetry } from '../start-telemetry.ts';
import { traceStatements } from '../trace-statements.ts';

const [, , collector = ''] = process.argv;
const traces = { collector, share: 0 };
const telemetry = await startTelemetry('api', { metrics: undefined, traces });
const { onRequest, onResponse } = createRequestTelemetry({ isProxyTrusted: true });
const client = { query: async (_text: string, _values: string[]) => ({ rows: [] }) };
traceStatements(client);
// The last two digits are the flag `sampled`, so the request is traced although `share` is 0.
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const request = { id: 'an-id-of-a-request', method: 'GET', headers: { traceparent } };
await new Promise<void>((resolve) => {
  onRequest(request, async () => {
    await client.query('select "name" from "leads" where mobile = $1', ['9876543210']);
    resolve();
  });
});
const page = { route: '/tractors', remote: 'catalogue', version: '1-a' };
onResponse(request, { statusCode: 200, elapsedTime: 1 }, page);
await telemetry.stop();
