import type { KeyObject } from 'node:crypto';
import type { PageInfo } from '@tractor-haat/platform/shell';
import { type Composition, earlierCompositions, watchEnvironment } from '@tractor-haat/registry';
import { CodeCache } from './code-cache.ts';
import { EarlierCompositions } from './earlier-compositions.ts';
import { type LiveSite, loadLiveSite } from './live-site.ts';
import { messageOf } from './message-of.ts';
import { RemoteFailures } from './remote-failures.ts';

/** What is live now, and what went wrong with what should be. */
export interface Live {
  /** Undefined until something could be loaded. */
  readonly site: () => LiveSite | undefined;
  /** The last fault of the registry or of a shell; the site before it stays in force. */
  readonly fault: () => string | undefined;
  /** The site's own pages on networks, as the operator gave them. */
  readonly profiles: PageInfo['profiles'];
  /** What failed of remotes on this server. */
  readonly failures: RemoteFailures;
  /** A composition of this visit or of an earlier one, as browsers read it. */
  readonly composition: (digest: string) => Promise<string | undefined>;
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
  readonly report: (error: unknown) => void;
  /** Called after each change of what is live, not for what was live at the start. */
  readonly onSwitch?: (site: LiveSite) => void;
}

/** Follows the registry: a promotion is live within a second, without a restart. */
export function followRegistry({
  store,
  env,
  key = null,
  profiles,
  report,
  onSwitch,
}: Following): Live {
  const cache = new CodeCache(store);
  const failures = new RemoteFailures();
  const earlier = new EarlierCompositions(store, env, key);
  let site: LiveSite | undefined;
  let fault: string | undefined;

  const failed = (error: unknown) => {
    fault = messageOf(error);
    report(error);
  };

  function take(composition: Composition) {
    const isFirst = site === undefined;
    site = loadLiveSite(store, composition, cache, failures, profiles);
    cache.keepOnly([...composition.remotes, ...composition.previous]);
    earlier.remember(site.digest, site.browserComposition);
    if (!isFirst) onSwitch?.(site);
  }

  /** A server that starts beside a broken registry serves what was good before. */
  async function takeLastGood() {
    for await (const composition of earlierCompositions(store, env, key)) {
      if (site) return;
      try {
        return take(composition);
      } catch (error) {
        report(error);
      }
    }
  }

  const watcher = watchEnvironment({
    store,
    env,
    key,
    onChange({ composition }) {
      try {
        take(composition);
        fault = undefined;
      } catch (error) {
        failed(error);
      }
    },
    onError: failed,
  });
  const ready = watcher.ready.then(() => (site ? undefined : takeLastGood().catch(failed)));

  return {
    site: () => site,
    fault: () => fault,
    profiles,
    failures,
    composition: (digest) => earlier.find(digest),
    ready,
    stop: watcher.stop,
  };
}
