import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../packages/tooling/src/chromium/find.mjs';
import { quietFlags } from '../packages/tooling/src/chromium/flags.mjs';
import { writeFontConfig } from './fonts/write-font-config.ts';

// Named here, once: the workers, which read this file too, inherit it.
process.env.RANDOM_SEED ??= String(Math.floor(Math.random() * 2 ** 31));

const reports = path.resolve(import.meta.dirname, '..', '.data', 'test', 'browser');

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(reports, 'results'),
  globalSetup: './site/start.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 8000 },
  projects: [
    { name: 'visits', testIgnore: /robustness/ },
    // Afterwards: its thousands of requests would slow the others down.
    { name: 'robustness', testMatch: /robustness/, dependencies: ['visits'] },
  ],
  reporter: [['list']],
  use: {
    headless: true,
    locale: 'en-IN',
    // A worker would answer what a test wants to answer itself; offline.spec.ts has phones of its own.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      // The global setup reports a missing Chromium: this file is also loaded where no test runs.
      executablePath: findChromium() ?? '',
      env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(reports) },
      args: [...quietFlags, '--autoplay-policy=no-user-gesture-required'],
    },
  },
});
