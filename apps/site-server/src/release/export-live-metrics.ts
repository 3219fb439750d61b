import { getMeter } from '@tractor-haat/server-kit/telemetry';
import type { LiveSite } from './live-site.ts';

export function exportLiveMetrics(site: () => LiveSite | undefined): void {
  getMeter()
    .createObservableGauge('remote.live', { description: '1: this version is served' })
    .addCallback((result) => {
      const liveSite = site();
      if (!liveSite) return;
      for (const { name, version } of [liveSite.shell, ...liveSite.remotes])
        result.observe(1, { remote: name, version });
    });
}
