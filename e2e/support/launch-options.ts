import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { quietFlags } from '../../packages/tooling/src/chromium/quiet-flags.mjs';
import { writeFontConfig } from '../fonts/write-font-config.ts';

/** Folder of screenshots, traces and the font configuration of a run. */
export const reports = path.resolve(import.meta.dirname, '../..', '.data', 'test', 'browser');

/**
 * The global setup reports a missing browser instead of this file, because programs that run no test also load the
 * config.
 */
export const launchOptions: LaunchOptions = {
  executablePath: findChromium() ?? '',
  env: { ...process.env, FONTCONFIG_FILE: writeFontConfig(reports) },
  args: [...quietFlags, '--autoplay-policy=no-user-gesture-required'],
};
