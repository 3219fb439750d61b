import { language, voteAnswer, voteBody } from '@tractor-haat/api-client/contract';
import { addressIn } from '@tractor-haat/i18n';
import type { Database } from '../../database/database.ts';
import { votes } from '../../database/schema/votes.ts';
import { voteCounts } from '../../domain/votes/count.ts';
import { findTarget } from '../../domain/votes/targets.ts';
import type { Clock } from '../../shared/clock.ts';
import { addressKey } from '../../shared/limits/address-key.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import { Refusal } from '../../shared/refusal.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { isPlainForm } from '../server/form-posts.ts';
import { voterOf } from './voter.ts';

/** Carriers share addresses: a village may vote from one. */
const PER_ADDRESS = [{ most: 300, seconds: 3600 }];

export function addVoteRoutes(app: App, db: Database, clock: Clock): void {
  app.post(
    '/api/vote',
    {
      schema: {
        summary: 'One voice per browser for a question, an answer or a reel',
        tags: ['votes'],
        body: voteBody.extend({ language: language.default('en') }),
        response: answers(voteAnswer),
      },
    },
    async (request, reply) => {
      const { kind, id, language } = request.body;
      reply.header('cache-control', 'no-store');
      const found = await findTarget(db, kind, id);
      if (found === null) throw new Refusal('NOT_FOUND', 'There is nothing to vote for.');
      const taken = await consumeQuota(db, addressKey('vote', request.ip), PER_ADDRESS, clock());
      if (!taken.ok) throw new Refusal('TOO_MANY_REQUESTS', 'Please try again later.');
      await db
        .insert(votes)
        .values({ kind, target: found.target, voter: voterOf(request, reply) })
        .onConflictDoNothing();
      if (isPlainForm(request)) {
        return reply.redirect(addressIn(language, found.path), 303);
      }
      const counts = await voteCounts(db, kind, [found.target]);
      return reply.send({
        success: true as const,
        data: { votes: counts.get(found.target) ?? 0 },
      });
    },
  );
}
