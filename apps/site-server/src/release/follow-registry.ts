import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import {
  type BucketFollower,
  type Composition,
  type EnvironmentName,
  followBucket,
  type Live as LiveState,
  openBucket,
  readEarlierCompositions,
  type Watcher,
  watchEnvironment,
} from '@tractor-haat/registry';
import { CanaryCounts, loadCanaries, type SiteCanary } from '../canary/load-canaries.ts';
import type { SiteConfig } from '../read-config.ts';
import type { SocialProfile } from '../site-settings.ts';
import { RemoteFailures } from './contain-remote-errors.ts';
import { EarlierCompositions } from './earlier-compositions.ts';
import { type LiveSite, loadLiveSite } from './load-live-site.ts';
import { CodeCache, toErrorMessage } from './run-remote.ts';

/** Copies releases from the bucket into the store. Returns null without a bucket, when another process fills the store. */
export async function followConfiguredBucket(
  { bucket, store, environment: env, registryKey: key }: SiteConfig,
  report: (error: Error) => void,
): Promise<BucketFollower | null> {
  if (!bucket) return null;
  await fs.mkdir(store, { recursive: true });
  const objects = await openBucket(bucket);
  const onFailure = (failure: Error | null) => {
    if (failure) report(failure);
  };
  const follower = followBucket({ store, env, objects, key, onFailure });
  return {
    ...follower,
    stop() {
      follower.stop();
      objects.close();
    },
  };
}

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

interface FollowOptions {
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

export function followRegistry(options: FollowOptions): LiveSites {
  const { store, env, key = null, bucket = null, profiles } = options;
  const active = createActiveSites(options);
  let watcher: Watcher | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    // The watcher starts after the first sync with the bucket, so that the first pages use the newest release.
    await bucket?.ready;
    if (isStopped) return;
    watcher = watchEnvironment({
      store,
      env,
      key,
      onChange: active.tryActivate,
      onError: active.recordFailure,
    });
    await watcher.ready;
    if (!active.getSite()) await active.activateLastGood().catch(active.recordFailure);
  }

  return {
    getSite: active.getSite,
    getCanaries: active.getCanaries,
    counts: active.counts,
    getFailure: () => active.getFailure() ?? bucket?.getFailure(),
    profiles,
    failures: active.failures,
    findComposition: active.findComposition,
    async downloadVersion(name, version) {
      await bucket?.download(name, version);
    },
    ready: start(),
    stop() {
      isStopped = true;
      bucket?.stop();
      watcher?.stop();
    },
  };
}

type Activation = Partial<LiveState> & Pick<LiveState, 'composition' | 'canaryVariants'>;

/** Creates the state of a site server: the active sites and the last failure. */
function createActiveSites({ store, env, key = null, profiles, report, onSwitch }: FollowOptions) {
  const cache = new CodeCache(store);
  const failures = new RemoteFailures();
  const earlierCompositions = new EarlierCompositions(store, env, key);
  const counts = new CanaryCounts(env);
  let site: LiveSite | undefined;
  let canaries: readonly SiteCanary[] = [];
  let failure: string | undefined;

  function recordFailure(error: unknown): void {
    failure = toErrorMessage(error);
    report(error);
  }

  function loadSite(composition: Composition): LiveSite {
    const loaded = loadLiveSite(store, composition, cache, failures, profiles);
    earlierCompositions.add(loaded.digest, loaded.browserComposition);
    return loaded;
  }

  function activate({ composition, canaryVariants: variants, environment }: Activation): void {
    const previousDigest = site?.digest;
    site = loadSite(composition);
    if (environment) counts.follow(environment);
    canaries = loadCanaries(variants, loadSite, counts);
    const compositions = [composition, ...variants.flatMap((variant) => variant.composition ?? [])];
    cache.keepOnly(compositions.flatMap(({ remotes, previous }) => [...remotes, ...previous]));
    if (previousDigest !== undefined && previousDigest !== composition.digest) onSwitch?.(site);
  }

  function tryActivate(state: LiveState): void {
    try {
      activate(state);
      failure = undefined;
    } catch (error) {
      recordFailure(error);
    }
  }

  /** If the registry is unreadable at start, activates the newest earlier composition that can be loaded. */
  async function activateLastGood(): Promise<void> {
    for await (const composition of readEarlierCompositions(store, env, key)) {
      if (site) return;
      try {
        return activate({ composition, canaryVariants: [] });
      } catch (error) {
        report(error);
      }
    }
  }

  return {
    getSite: () => site,
    getCanaries: () => canaries,
    getFailure: () => failure,
    counts,
    failures,
    findComposition: (digest: string) => earlierCompositions.find(digest),
    tryActivate,
    activateLastGood,
    recordFailure,
  };
}
