import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE_CACHE } from './add-file-routes.ts';
import { EncodedPage, selectEncoding } from './pages/encoded-page.ts';
import { setPreviewHeaders } from './preview/add-preview-routes.ts';
import type { Previews } from './preview/create-previews.ts';
import type { LiveSites } from './release/follow-registry.ts';

/** Serves all remotes of a composition, which the browser needs for pages of other remotes. */
export function addCompositionRoute(
  app: FastifyInstance,
  live: LiveSites,
  previews: Previews | null,
): void {
  app.get<{ Params: { digest: string } }>('/_composition/:digest.json', async (request, reply) => {
    const { digest } = request.params;
    const preview = await previews?.readPreview(request.headers.cookie);
    if (preview && preview !== 'over' && preview.digest === digest)
      return sendComposition(request, setPreviewHeaders(reply), await preview.browserComposition());
    const composition = await live.findComposition(digest);
    if (!composition) return reply.callNotFound();
    return sendComposition(request, reply.header('cache-control', IMMUTABLE_CACHE), composition);
  });
}

async function sendComposition(request: FastifyRequest, reply: FastifyReply, composition: string) {
  const encoding = selectEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .type('application/json')
    .header('vary', 'accept-encoding')
    .send(await new EncodedPage(composition).encode(encoding));
}
