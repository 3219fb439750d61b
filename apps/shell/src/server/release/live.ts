import { watchEnvironment } from '@tractor-haat/registry';
import { type LiveSite, loadLiveSite } from './live-site.ts';

/** What is live now, and what went wrong with what should be. */
export interface Live {
  /** Undefined until something could be loaded. */
  readonly site: () => LiveSite | undefined;
  /** The last fault of the registry or of a shell; the site before it stays in force. */
  readonly fault: () => string | undefined;
  /** A composition of this visit or of an earlier one. */
  readonly composition: (digest: string) => string | undefined;
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

/** So many earlier compositions stay known to visits that began with them. */
const REMEMBERED = 200;

/** Follows the registry: a promotion is live within a second, without a restart. */
export function followRegistry(store: string, report: (error: unknown) => void): Live {
  let site: LiveSite | undefined;
  let fault: string | undefined;
  const compositions = new Map<string, string>();

  const failed = (error: unknown) => {
    fault = error instanceof Error ? error.message : String(error);
    report(error);
  };

  const watcher = watchEnvironment({
    store,
    env: 'production',
    onChange({ composition }) {
      try {
        site = loadLiveSite(store, composition);
        fault = undefined;
        compositions.set(site.digest, site.browserComposition);
        const [oldest] = compositions.keys();
        if (compositions.size > REMEMBERED && oldest) compositions.delete(oldest);
      } catch (error) {
        failed(error);
      }
    },
    onError: failed,
  });

  return {
    site: () => site,
    fault: () => fault,
    composition: (digest) => compositions.get(digest),
    ready: watcher.ready,
    stop: watcher.stop,
  };
}
