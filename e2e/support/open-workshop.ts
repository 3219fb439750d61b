import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const ORIGIN = 'http://workshop.localhost';

interface Toolbar {
  readonly language?: string;
  /** `off` shows the HTML of the server without hydration. */
  readonly script?: 'on' | 'off';
}

/** Opens the page of all stories from the static build. */
export async function openWorkshop(page: Page, { language = 'en', script = 'on' }: Toolbar = {}) {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(process.env.SITE_WORKSHOP ?? '', pathname);
    return route.fulfill(fs.existsSync(file) ? { path: file } : { status: 404 });
  });
  const story = `id=overview--everything&viewMode=story`;
  const globals = `globals=language:${language};script:${script}`;
  await page.goto(`${ORIGIN}/iframe.html?${story}&${globals}`);
  await page.locator('main [data-part]').first().waitFor();
}
