import type { KeyObject } from 'node:crypto';
import {
  type BucketFollower,
  type Composition,
  type EnvironmentName,
  type Live as LiveState,
  readEarlierCompositions,
  type Watcher,
  watchEnvironment,
} from '@tractor-haat/registry';
import type { SocialProfile } from '../social-profiles.ts';
import { CanaryCounts } from './canary-counts.ts';
import { CodeCache } from './code-cache.ts';
import { EarlierCompositions } from './earlier-compositions.ts';
import { loadCanaries, type SiteCanary } from './load-canaries.ts';
import { type LiveSite, loadLiveSite } from './load-live-site.ts';
import { RemoteFailures } from './remote-failures.ts';
import { toErrorMessage } from './to-error-message.ts';

/** The stable site and its canaries. They change with each release. */
export interface LiveSites {
  /** Undefined until the first composition is loaded. */
  readonly getSite: () => LiveSite | undefined;
  readonly getCanaries: () => readonly SiteCanary[];
  readonly counts: CanaryCounts;
  /** Last error of the registry or the shell. The previous site stays live after it. */
  readonly getFailure: () => string | undefined;
  readonly profiles: readonly SocialProfile[] | undefined;
  readonly failures: RemoteFailures;
  /** Returns the composition for browsers as JSON, also for visits that began before the last release. */
  readonly findComposition: (digest: string) => Promise<string | undefined>;
  /** Copies a published version into the store. Does nothing without a bucket. */
  readonly downloadVersion: (name: string, version: string) => Promise<void>;
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export interface FollowOptions {
  readonly store: string;
  readonly env: EnvironmentName;
  readonly profiles?: readonly SocialProfile[] | undefined;
  /** Public key of the registry. With a key, unsigned code is not run. */
  readonly key?: KeyObject | null;
  /** Fills the store. Null if another process does. */
  readonly bucket?: BucketFollower | null;
  readonly report: (error: unknown) => void;
  /** Called after each change of the stable site, but not for the initial one. */
  readonly onSwitch?: (site: LiveSite) => void;
}

export function followRegistry({
  store,
  env,
  key = null,
  bucket = null,
  profiles,
  report,
  onSwitch,
}: FollowOptions): LiveSites {
  const cache = new CodeCache(store);
  const failures = new RemoteFailures();
  const earlierCompositions = new EarlierCompositions(store, env, key);
  const counts = new CanaryCounts(env);
  let site: LiveSite | undefined;
  let canaries: readonly SiteCanary[] = [];
  let failure: string | undefined;

  const recordFailure = (error: unknown) => {
    failure = toErrorMessage(error);
    report(error);
  };

  const loadSite = (composition: Composition) => {
    const loaded = loadLiveSite(store, composition, cache, failures, profiles);
    earlierCompositions.add(loaded.digest, loaded.browserComposition);
    return loaded;
  };

  function activate({
    composition,
    canaryVariants: variants,
    environment,
  }: Partial<LiveState> & Pick<LiveState, 'composition' | 'canaryVariants'>) {
    const previousDigest = site?.digest;
    site = loadSite(composition);
    if (environment) counts.follow(environment);
    canaries = loadCanaries(variants, loadSite, counts);
    const compositions = [composition, ...variants.flatMap((variant) => variant.composition ?? [])];
    cache.keepOnly(compositions.flatMap(({ remotes, previous }) => [...remotes, ...previous]));
    if (previousDigest !== undefined && previousDigest !== composition.digest) onSwitch?.(site);
  }

  /** If the registry is unreadable at start, activates the newest earlier composition that can be loaded. */
  async function activateLastGood() {
    for await (const composition of readEarlierCompositions(store, env, key)) {
      if (site) return;
      try {
        return activate({ composition, canaryVariants: [] });
      } catch (error) {
        report(error);
      }
    }
  }

  /**
   * The watcher starts after the first sync with the bucket, so that the first pages use the newest
   * release.
   */
  const startWatcher = () =>
    watchEnvironment({
      store,
      env,
      key,
      onChange(state) {
        try {
          activate(state);
          failure = undefined;
        } catch (error) {
          recordFailure(error);
        }
      },
      onError: recordFailure,
    });
  let watcher: Watcher | undefined;
  let isStopped = false;
  const ready = (async () => {
    await bucket?.ready;
    if (isStopped) return;
    watcher = startWatcher();
    await watcher.ready;
    if (!site) await activateLastGood().catch(recordFailure);
  })();

  return {
    getSite: () => site,
    getCanaries: () => canaries,
    counts,
    getFailure: () => failure ?? bucket?.getFailure(),
    profiles,
    failures,
    findComposition: (digest) => earlierCompositions.find(digest),
    async downloadVersion(name, version) {
      await bucket?.download(name, version);
    },
    ready,
    stop() {
      isStopped = true;
      bucket?.stop();
      watcher?.stop();
    },
  };
}
