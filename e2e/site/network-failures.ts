import type { Page, Route } from '@playwright/test';

export const networkFailures = {
  'server down': (route: Route) => route.abort('connectionrefused'),
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: 'broken' }),
  // Without a response the browser runs into the timeout of the shell.
  hangs: () => undefined,
  truncated: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'wrong type': (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Sign in to the Wi-Fi</title>',
    }),
  'integrity mismatch': async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.corrupted=true;${await response.text()}` });
  },
} satisfies Record<string, (route: Route) => unknown>;

export type NetworkFailure = keyof typeof networkFailures;

/** Applies a network failure to every script of one version of a remote. */
export const breakFiles = (page: Page, remote: string, version: string, failure: NetworkFailure) =>
  page.route(new RegExp(`/r/${remote}/${version}/.*\\.js`), networkFailures[failure]);
