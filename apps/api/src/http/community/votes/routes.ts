import { VOTE_UNVERIFIED_MESSAGE, voteResponse, voteBody } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { saveVote, countVotes } from '../../../domain/community/votes/count.ts';
import { findVoteTarget } from '../../../domain/community/votes/targets.ts';
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
const ADDRESS_LIMITS = [{ max: 300, seconds: 3600 }];

const UNVERIFIED_REASON = 'vote_unproven';

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
      const subject = await findVoteTarget(db, kind, id);
      if (subject === null) throw createTranslatedError('not_there', 'NOT_FOUND');
      const quota = await consumeAddressQuota(db, 'vote', request.ip, ADDRESS_LIMITS, clock());
      if (!quota.ok) throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
      const isPlain = isPlainForm(request);
      const voter = await findVoter(request, deps);
      if (voter === undefined) {
        if (!isPlain) {
          const details = { reason: UNVERIFIED_REASON, translations: VOTE_UNVERIFIED_MESSAGE };
          throw new HttpError('UNAUTHORIZED', VOTE_UNVERIFIED_MESSAGE.en, details);
        }
        const to = { page: 'sign-in', language } as const;
        return reply.redirect(
          await createAccountPath(withAddress(deps, request), to, { reason: UNVERIFIED_REASON }),
          303,
        );
      }
      await saveVote(db, { kind, target: subject.target, voter, created_at: clock() });
      if (isPlain) return reply.redirect(localizePath(language, subject.path), 303);
      const counts = await countVotes(db, kind, [subject.target]);
      return reply.send({
        success: true as const,
        data: { votes: counts.get(subject.target) ?? 0 },
      });
    },
  );
}

/** The voter: the browser's account, else its last verified number; undefined for others. */
async function findVoter(request: FastifyRequest, deps: VisitorDeps): Promise<string | undefined> {
  const account = await readSignedInAccount(request, deps);
  if (account !== undefined) return createVoterId(deps.key, account.mobile);
  const numberHash = readLastVerifiedHash(request, deps);
  return numberHash === undefined ? undefined : createVoterIdFromHash(deps.key, numberHash);
}
