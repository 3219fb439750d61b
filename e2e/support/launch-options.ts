import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { quietFlags } from '../../packages/tooling/src/chromium/quiet-flags.mjs';
import { writeFontConfig } from '../fonts/write-font-config.ts';

/** Folder of a run's screenshots, traces and font configuration. */
export const reports = path.resolve(import.meta.dirname, '../..', '.data', 'test', 'browser');

/**
 * Launch options of Chromium. The global setup reports a missing browser, because the config is also loaded where no
 * test runs.
 */
export const launchOptions: LaunchOptions = {
  executablePath: findChromium() ?? '',
  env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(reports) },
  args: [...quietFlags, '--autoplay-policy=no-user-gesture-required'],
};
