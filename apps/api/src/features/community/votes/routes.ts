import { endpoints, VOTE_UNVERIFIED_MESSAGE } from '@tractor-haat/api-client/contract';
import { localizePath } from '@tractor-haat/i18n';
import type { FastifyRequest } from 'fastify';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { createTranslatedError, HttpError } from '../../../core/messages/http-error.ts';
import { createVoterId, createVoterIdFromHash } from '../../../core/secrets/encrypt.ts';
import type { App } from '../../../core/server/app.ts';
import { type VisitorDeps, withAddress } from '../../../core/visitor/read-cookie.ts';
import { readLastVerifiedHash } from '../../../core/visitor/read-visitor.ts';
import { isPlainForm } from '../../../core/visitor/respond-to-form.ts';
import { readSignedInAccount } from '../../people/accounts/cookie-sessions.ts';
import { createAccountPath } from '../../people/accounts/create-account-path.ts';
import { countVotes, findVoteTarget, saveVote } from './count-votes.ts';

/** The limit is high, because all phones of a village may share an IP address. */
const ADDRESS_LIMITS = [{ max: 300, seconds: 3600 }];

const UNVERIFIED_REASON = 'vote_unverified';

export function addVoteRoutes(app: App, deps: VisitorDeps): void {
  const { db, clock } = deps;
  app.endpoint(endpoints.sendVote, async (request, reply) => {
    const { kind, id, language } = request.body;
    reply.header('cache-control', 'no-store');
    const voteTarget = await findVoteTarget(db, kind, id);
    if (voteTarget === null) throw createTranslatedError('resource_missing', 'NOT_FOUND');
    const quota = await consumeAddressQuota(db, 'vote', request.ip, ADDRESS_LIMITS, clock());
    if (!quota.ok) throw createTranslatedError('too_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
    const isPlain = isPlainForm(request);
    const voter = await findVoter(request, deps);
    if (voter === undefined) {
      if (!isPlain) {
        const details = { reason: UNVERIFIED_REASON, translations: VOTE_UNVERIFIED_MESSAGE };
        throw new HttpError('UNAUTHORIZED', VOTE_UNVERIFIED_MESSAGE.en, details);
      }
      const signInPage = { page: 'sign-in', language } as const;
      const path = await createAccountPath(withAddress(deps, request), signInPage, {
        reason: UNVERIFIED_REASON,
      });
      return reply.redirect(path, 303);
    }
    await saveVote(db, { kind, target: voteTarget.target, voter, created_at: clock() });
    if (isPlain) return reply.redirect(localizePath(language, voteTarget.path), 303);
    const counts = await countVotes(db, kind, [voteTarget.target]);
    return reply.send({
      success: true as const,
      data: { votes: counts.get(voteTarget.target) ?? 0 },
    });
  });
}

/** Without an account, the last verified number of the browser identifies the voter. */
async function findVoter(request: FastifyRequest, deps: VisitorDeps): Promise<string | undefined> {
  const account = await readSignedInAccount(request, deps);
  if (account !== undefined) return createVoterId(deps.key, account.mobile);
  const numberHash = readLastVerifiedHash(request, deps);
  return numberHash === undefined ? undefined : createVoterIdFromHash(deps.key, numberHash);
}
