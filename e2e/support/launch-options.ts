import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../packages/tooling/src/chromium/find.mjs';
import { quietFlags } from '../../packages/tooling/src/chromium/flags.mjs';
import { writeFontConfig } from '../fonts/write-font-config.ts';

/** Folder of screenshots, traces and the font configuration of a run. */
export const reports = path.resolve(import.meta.dirname, '../..', '.data', 'test', 'browser');

/** How the tests start Chromium. The global setup reports a missing one: the config is also loaded where no test runs. */
export const launchOptions: LaunchOptions = {
  executablePath: findChromium() ?? '',
  env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(reports) },
  args: [...quietFlags, '--autoplay-policy=no-user-gesture-required'],
};
