import type { Page } from '@playwright/test';

/** Returns a list to which the path of each requested script is added. */
export function recordScripts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
