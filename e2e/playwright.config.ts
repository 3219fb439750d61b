import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions, reports } from './support/launch-options.ts';

// The workers also load this file and inherit the seed of the first process.
process.env.RANDOM_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const isFull = process.env.TEST_FULL === '1';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(reports, 'results'),
  globalSetup: './site/start.ts',
  // Only `npm run test:full` runs these tests (docs/testing.md).
  ...(isFull ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 8000 },
  projects: [
    {
      name: 'visits',
      testIgnore: isFull ? [/robustness/] : [/robustness/, /\.full\.spec\.ts$/],
    },
    // These tests run last, because their thousands of requests would slow down other tests.
    { name: 'robustness', testMatch: /robustness/, dependencies: ['visits'] },
  ],
  reporter: [['list']],
  use: {
    headless: true,
    // Less than the timeout of a test, so that the error names the pending action.
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    locale: 'en-IN',
    // A service worker would bypass mocked routes. offline.spec.ts uses its own contexts.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
