import { VOTE_UNVERIFIED_MESSAGE, voteResponse, voteBody } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { saveVote, voteCounts } from '../../../domain/community/votes/count.ts';
import { findTarget } from '../../../domain/community/votes/targets.ts';
import { createAccountPath } from '../../../domain/people/accounts/plain-account-pages.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { HttpError } from '../../../shared/refusal.ts';
import { createTranslatedError } from '../../../shared/refuse-with-message.ts';
import { createVoterIdFromHash, createVoterId } from '../../../shared/secrets/voter.ts';
import { readLastVerifiedHash } from '../../browser/known-numbers.ts';
import { type VisitorDeps, withAddress } from '../../browser/visitor-deps.ts';
import { readSignedInAccount } from '../../people/sessions/read-signed-in-account.ts';
import { toResponseSchemas } from '../../server/answers.ts';
import type { App } from '../../server/app-type.ts';
import { isPlainForm } from '../../server/form-posts.ts';

/** Carriers share addresses: a village may vote from one. */
const PER_ADDRESS = [{ max: 300, seconds: 3600 }];

const UNPROVEN = 'vote_unproven';

export function addVoteRoutes(app: App, deps: VisitorDeps): void {
  const { db, clock } = deps;
  app.post(
    '/api/vote',
    {
      schema: {
        summary: 'Votes for a question, an answer or a reel, once per verified number or account',
        tags: ['votes'],
        body: voteBody,
        response: toResponseSchemas(voteResponse),
      },
    },
    async (request, reply) => {
      const { kind, id, language } = request.body;
      reply.header('cache-control', 'no-store');
      const found = await findTarget(db, kind, id);
      if (found === null) throw createTranslatedError('not_there', 'NOT_FOUND');
      const taken = await consumeAddressQuota(db, 'vote', request.ip, PER_ADDRESS, clock());
      if (!taken.ok) throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', taken.waitSeconds);
      const isPlain = isPlainForm(request);
      const voter = await voterOf(request, deps);
      if (voter === undefined) {
        if (!isPlain) {
          const details = { reason: UNPROVEN, translations: VOTE_UNVERIFIED_MESSAGE };
          throw new HttpError('UNAUTHORIZED', VOTE_UNVERIFIED_MESSAGE.en, details);
        }
        const to = { page: 'sign-in', language } as const;
        return reply.redirect(
          await createAccountPath(withAddress(deps, request), to, { reason: UNPROVEN }),
          303,
        );
      }
      await saveVote(db, { kind, target: found.target, voter, created_at: clock() });
      if (isPlain) return reply.redirect(localizePath(language, found.path), 303);
      const counts = await voteCounts(db, kind, [found.target]);
      return reply.send({
        success: true as const,
        data: { votes: counts.get(found.target) ?? 0 },
      });
    },
  );
}

/** The voter: the browser's account, else its last verified number; undefined for others. */
async function voterOf(request: FastifyRequest, deps: VisitorDeps): Promise<string | undefined> {
  const own = await readSignedInAccount(request, deps);
  if (own !== undefined) return createVoterId(deps.key, own.mobile);
  const mark = readLastVerifiedHash(request, deps);
  return mark === undefined ? undefined : createVoterIdFromHash(deps.key, mark);
}
