import type { FailureCode } from '@tractor-haat/api-client';
import { getMeter } from '@tractor-haat/server-kit/telemetry';
import { LRUCache } from 'lru-cache';

export interface ServerFailure {
  readonly remote: string;
  readonly version: string;
  readonly code: FailureCode;
  readonly message: string;
  readonly count: number;
  readonly last_at: string;
}

const MAX_KINDS = 100;
const MAX_MESSAGE_CHARACTERS = 300;

/** Failures of this process by version and code, with the last message of each. */
export class RemoteFailures {
  readonly #counter = getMeter().createCounter('remote.failures', {
    description: 'Failures of a version on this server',
  });
  readonly #kinds = new LRUCache<string, ServerFailure>({ max: MAX_KINDS });

  record(remote: string, version: string, code: FailureCode, message: string): void {
    this.#counter.add(1, { remote, version, code });
    const key = `${remote}@${version} ${code}`;
    const count = (this.#kinds.get(key)?.count ?? 0) + 1;
    const last_at = new Date().toISOString();
    this.#kinds.set(key, {
      remote,
      version,
      code,
      message: message.slice(0, MAX_MESSAGE_CHARACTERS),
      count,
      last_at,
    });
  }

  list(): ServerFailure[] {
    return [...this.#kinds.values()];
  }
}
