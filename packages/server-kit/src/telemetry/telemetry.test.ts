import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { metrics } from '@opentelemetry/api';
import { createRequestTelemetry, getMeter } from './create-request-telemetry.ts';
import { startTelemetry, type Telemetry, toTelemetryConfig } from './start-telemetry.ts';
import { createSpanName } from './trace-statements.ts';

const servedRequest = { id: 'an-id-of-a-request', method: 'GET', headers: {} };
const page = { route: '/tractors', remote: 'catalogue', version: '1-a' };
let telemetry: Telemetry | undefined;
afterEach(async () => {
  await telemetry?.stop();
  metrics.disable();
});

/** Starts a server. `received` resolves to the path and body of its first request. */
async function startReceiver() {
  let resolve: (body: string) => void = () => undefined;
  const received = new Promise<string>((done) => {
    resolve = done;
  });
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.end('{}');
    resolve(`${request.url} ${body}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received, close: () => server.close(), port };
}

test('starts neither metrics nor traces without settings, and still calls the next hook', async () => {
  const values = { METRICS_PORT: undefined, METRICS_HOST: '127.0.0.1', TRACED_PERCENT: 1 };
  const config = toTelemetryConfig({ ...values, OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  expect(config).toEqual({ metrics: undefined, traces: undefined });
  telemetry = await startTelemetry('test', config);
  let isNextCalled = false;
  const { onRequest, onResponse } = createRequestTelemetry({ isProxyTrusted: true });
  onRequest(servedRequest, () => {
    isNextCalled = true;
  });
  onResponse(servedRequest, { statusCode: 200, elapsedTime: 1 });
  expect(isNextCalled).toBe(true);
});

test('rejects a metrics port that is in use', async () => {
  const { port, close } = await startReceiver();
  await expect(
    startTelemetry('test', { metrics: { port, host: '127.0.0.1' }, traces: undefined }),
  ).rejects.toThrow(`METRICS_PORT ${port} cannot be used: EADDRINUSE.`);
  close();
});

test('exports request metrics by route, remote and version', async () => {
  const receiver = await startReceiver();
  receiver.close();
  const metricsConfig = { port: receiver.port, host: '127.0.0.1' };
  telemetry = await startTelemetry('test', { metrics: metricsConfig, traces: undefined });
  const { onResponse } = createRequestTelemetry({ isProxyTrusted: false });
  onResponse(servedRequest, { statusCode: 200, elapsedTime: 30 }, page);
  onResponse({ ...servedRequest, method: 'BREW' }, { statusCode: 405, elapsedTime: 1 });
  getMeter().createCounter('remote.failures').add(1, { remote: 'media', version: '2-b' });
  const metricsText = await (await fetch(`${receiver.address}/metrics`)).text();
  expect(metricsText).toContain(
    'http_server_request_duration_seconds_bucket{http_request_method="GET",http_route="/tractors",' +
      'http_response_status_code="200",remote="catalogue",version="1-a",le="0.05"} 1',
  );
  expect(metricsText).toContain('http_request_method="other",http_route="none"');
  expect(metricsText).toContain('remote_failures_total{remote="media",version="2-b"} 1');
  expect(metricsText).toMatch(/nodejs_eventloop_delay_seconds\{quantile="0.99"\} [\d.e-]+\n/);
  expect(metricsText).toMatch(/process_memory_bytes\{kind="rss"\} \d+/);
});

test('exports a traced request and its SQL statements without their values', async () => {
  const collector = await startReceiver();
  const program = path.join(import.meta.dirname, 'testing/traced-request.ts');
  const child = spawn(process.execPath, [program, collector.address], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([0, null]);
  const trace = await collector.received;
  collector.close();
  expect(trace).toContain('/v1/traces');
  for (const part of [
    servedRequest.id,
    '0af7651916cd43dd8448eb211c80319c',
    'select leads',
    'GET /tractors',
  ])
    expect(trace).toContain(part);
  expect(trace).not.toContain('9876543210');
});

test.each([
  ['insert into "used_listings" ("id") values ($1)', 'insert used_listings'],
  ['BEGIN', 'begin'],
  ['', 'statement'],
])('names the span of the statement "%s" as "%s"', (text, name) => {
  expect(createSpanName(text)).toBe(name);
});
