import type { BrowserContext, BrowserType, LaunchOptions } from '@playwright/test';

/** Launches a browser with service workers, whose caches outlive it in the folder `profile`. */
export const launchPhone = (
  chromium: BrowserType,
  profile: string,
  launchOptions: LaunchOptions,
  site: string,
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: site,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 800 },
  });
