import type { Registry, SigningKey } from '@tractor-haat/registry/service';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface AppDeps {
  readonly store: string;
  readonly registryDir: string;
  readonly registry: Registry;
  /** Requires a second approval for a promotion of the shell to production. */
  readonly shellApproval: boolean;
  readonly signingKey: SigningKey;
  readonly logger: Logger;
}
