import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CanaryCounts } from '../release/canary-counts.ts';

const REPORT_PATH = '/api/client_events';

const MAX_BYTES = 2048;

/** Version in a report; null for a malformed report, which the API rejects. */
function parseVersion(report: string): { remote: string; version: string } | null {
  try {
    const { remote, version } = JSON.parse(report) as Record<string, unknown>;
    return typeof remote === 'string' && typeof version === 'string' ? { remote, version } : null;
  } catch {
    return null;
  }
}

/**
 * Counts browser reports about a version during its canary. The report is forwarded to the API
 * first, and only accepted reports count, so that the API's validation and limits apply.
 */
export function addBrowserReportHooks(app: FastifyInstance, counts: CanaryCounts): void {
  const reports = new WeakMap<FastifyRequest, Buffer[]>();
  app.addHook('preParsing', async (request, _, payload) => {
    if (request.method !== 'POST' || request.url !== REPORT_PATH || counts.isEmpty) return payload;
    const pieces: Buffer[] = [];
    let bytes = 0;
    reports.set(request, pieces);
    const through = new PassThrough();
    payload.on('error', (error) => through.destroy(error));
    payload.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= MAX_BYTES) pieces.push(piece);
      else reports.delete(request);
    });
    return payload.pipe(through);
  });
  app.addHook('onResponse', async (request, reply) => {
    const pieces = reports.get(request);
    if (!pieces || reply.statusCode >= 300) return;
    const remoteVersion = parseVersion(Buffer.concat(pieces).toString('utf8'));
    if (remoteVersion) counts.failed(remoteVersion);
  });
}
