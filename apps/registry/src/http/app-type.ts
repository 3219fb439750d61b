import type { Registry, Seal } from '@tractor-haat/registry/service';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';

/** Our Fastify: requests and answers are typed by zod schemas. */
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
  /** Whether the shell goes live only when two people ask for it. */
  readonly shellApproval: boolean;
  readonly seal: Seal;
  readonly logger: Logger;
}
