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

/** Zod schemas type the requests and responses of this Fastify instance. */
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
  /** True if a promotion of the shell requires the approval of two people. */
  readonly shellApproval: boolean;
  readonly signingKey: SigningKey;
  readonly logger: Logger;
}
