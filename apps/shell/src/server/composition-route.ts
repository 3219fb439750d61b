import type { FastifyInstance } from 'fastify';
import { IMMUTABLE } from './files.ts';
import { asPreview } from './preview/preview-routes.ts';
import type { Previews } from './preview/previews.ts';
import type { Live } from './release/live.ts';

/** All remotes of a composition: what browsers read when a visit first leaves its page's section. */
export function compositionRoute(
  app: FastifyInstance,
  live: Live,
  previews: Previews | null,
): void {
  app.get<{ Params: { digest: string } }>('/_composition/:digest.json', async (request, reply) => {
    const { digest } = request.params;
    const shown = await previews?.shownTo(request.headers.cookie);
    if (shown && shown !== 'over' && shown.digest === digest)
      return asPreview(reply)
        .type('application/json')
        .send(await shown.browserComposition());
    const composition = await live.composition(digest);
    if (!composition) return reply.callNotFound();
    return reply.type('application/json').header('cache-control', IMMUTABLE).send(composition);
  });
}
