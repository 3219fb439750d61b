import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CanaryCounts } from '../release/canary-counts.ts';

const REPORT_PATH = '/api/client_events';

const MAX_REPORT_BYTES = 2048;

/**
 * Counts browser reports about a version during its canary. Only reports that the API accepts
 * count, so that its validation and limits apply.
 */
export function addBrowserReportHooks(app: FastifyInstance, counts: CanaryCounts): void {
  const reportChunks = new WeakMap<FastifyRequest, Buffer[]>();
  app.addHook('preParsing', async (request, _, payload) => {
    if (request.method !== 'POST' || request.url !== REPORT_PATH || counts.isEmpty) return payload;
    const chunks: Buffer[] = [];
    let bytes = 0;
    reportChunks.set(request, chunks);
    const passThrough = new PassThrough();
    payload.on('error', (error) => passThrough.destroy(error));
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_REPORT_BYTES) chunks.push(chunk);
      else reportChunks.delete(request);
    });
    return payload.pipe(passThrough);
  });
  app.addHook('onResponse', async (request, reply) => {
    const chunks = reportChunks.get(request);
    if (!chunks || reply.statusCode >= 300) return;
    const remoteVersion = parseVersion(Buffer.concat(chunks).toString('utf8'));
    if (remoteVersion) counts.addFailure(remoteVersion);
  });
}

function parseVersion(report: string): { remote: string; version: string } | null {
  try {
    const { remote, version } = JSON.parse(report) as Record<string, unknown>;
    return typeof remote === 'string' && typeof version === 'string' ? { remote, version } : null;
  } catch {
    return null;
  }
}
