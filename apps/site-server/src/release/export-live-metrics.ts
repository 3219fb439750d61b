import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { LiveSite } from './load-live-site.ts';

/** Exports a gauge with one series per live version. */
export function exportLiveMetrics(getSite: () => LiveSite | undefined): void {
  getMeter()
    .createObservableGauge('remote.live', { description: '1: this version is served' })
    .addCallback((result) => {
      const site = getSite();
      if (!site) return;
      for (const { name, version } of [site.shell, ...site.remotes])
        result.observe(1, { remote: name, version });
    });
}
