import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { LiveSite } from './live-site.ts';

/** Exports the live version of each app, so that metrics can be correlated with releases. */
export function exportLiveMetrics(site: () => LiveSite | undefined): void {
  getMeter()
    .createObservableGauge('remote.live', { description: '1: this version is served' })
    .addCallback((result) => {
      const now = site();
      if (!now) return;
      for (const { name, version } of [now.shell, ...now.remotes])
        result.observe(1, { remote: name, version });
    });
}
