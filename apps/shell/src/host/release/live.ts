import type { KeyObject } from 'node:crypto';
import type { PageInfo } from '@tractor-haat/platform/shell';
import {
  type BucketFollower,
  type Composition,
  earlierCompositions,
  type Live as Read,
  type Watcher,
  watchEnvironment,
} from '@tractor-haat/registry';
import { CodeCache } from './code-cache.ts';
import { EarlierCompositions } from './earlier-compositions.ts';
import { liveArms, type SiteArm } from './live-arms.ts';
import { type LiveSite, loadLiveSite } from './live-site.ts';
import { messageOf } from './message-of.ts';
import { RemoteFailures } from './remote-failures.ts';
import { TrialCounts } from './trial-counts.ts';

/** What is live now, and what went wrong with what should be. */
export interface Live {
  /** Undefined until something could be loaded. */
  readonly site: () => LiveSite | undefined;
  /** What shares of the visitors see beside it, the smallest share first. */
  readonly arms: () => readonly SiteArm[];
  /** What visits came to while something is released in shares. */
  readonly counts: TrialCounts;
  /** The last fault of the registry or of a shell; the site before it stays in force. */
  readonly fault: () => string | undefined;
  /** The site's own pages on networks, as the operator gave them. */
  readonly profiles: PageInfo['profiles'];
  /** What failed of remotes on this server. */
  readonly failures: RemoteFailures;
  /** A composition of this visit or of an earlier one, as browsers read it. */
  readonly composition: (digest: string) => Promise<string | undefined>;
  /** Sees to it that a published version is in the store; beside a folder that is whole there is nothing to do. */
  readonly bring: (name: string, version: string) => Promise<void>;
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export interface Following {
  readonly store: string;
  readonly env: 'production' | 'staging';
  /** The site's own pages on networks, as the operator gave them. */
  readonly profiles?: PageInfo['profiles'];
  /** The registry's public key: what it did not sign is not run. */
  readonly key?: KeyObject | null;
  /** What fills the store from a bucket; null where somebody else does. */
  readonly bucket?: BucketFollower | null;
  readonly report: (error: unknown) => void;
  /** Called after each change of what all visitors see, not for what was live at the start. */
  readonly onSwitch?: (site: LiveSite) => void;
}

/** Follows the registry: a promotion is live within a second, without a restart. */
export function followRegistry({
  store,
  env,
  key = null,
  bucket = null,
  profiles,
  report,
  onSwitch,
}: Following): Live {
  const cache = new CodeCache(store);
  const failures = new RemoteFailures();
  const earlier = new EarlierCompositions(store, env, key);
  const counts = new TrialCounts(env);
  let site: LiveSite | undefined;
  let arms: readonly SiteArm[] = [];
  let fault: string | undefined;

  const failed = (error: unknown) => {
    fault = messageOf(error);
    report(error);
  };

  const load = (composition: Composition) => {
    const loaded = loadLiveSite(store, composition, cache, failures, profiles);
    earlier.remember(loaded.digest, loaded.browserComposition);
    return loaded;
  };

  function take({
    composition,
    arms: read,
    environment,
  }: Partial<Read> & Pick<Read, 'composition' | 'arms'>) {
    const before = site?.digest;
    site = load(composition);
    if (environment) counts.follow(environment);
    arms = liveArms(read, load, counts);
    const all = [composition, ...read.flatMap((arm) => arm.composition ?? [])];
    cache.keepOnly(all.flatMap((one) => [...one.remotes, ...one.previous]));
    if (before !== undefined && before !== composition.digest) onSwitch?.(site);
  }

  /** A server that starts beside a broken registry serves what was good before. */
  async function takeLastGood() {
    for await (const composition of earlierCompositions(store, env, key)) {
      if (site) return;
      try {
        return take({ composition, arms: [] });
      } catch (error) {
        report(error);
      }
    }
  }

  /** Begins once the first look at the bucket is over: what is served first is then the newest that can be had. */
  const watch = () =>
    watchEnvironment({
      store,
      env,
      key,
      onChange(read) {
        try {
          take(read);
          fault = undefined;
        } catch (error) {
          failed(error);
        }
      },
      onError: failed,
    });
  let watcher: Watcher | undefined;
  let isStopped = false;
  const ready = (async () => {
    await bucket?.ready;
    if (isStopped) return;
    watcher = watch();
    await watcher.ready;
    if (!site) await takeLastGood().catch(failed);
  })();

  return {
    site: () => site,
    arms: () => arms,
    counts,
    fault: () => fault ?? bucket?.fault(),
    profiles,
    failures,
    composition: (digest) => earlier.find(digest),
    async bring(name, version) {
      await bucket?.bring(name, version);
    },
    ready,
    stop() {
      isStopped = true;
      bucket?.stop();
      watcher?.stop();
    },
  };
}
