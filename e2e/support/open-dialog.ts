import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** The dialog that is open, whichever it is. */
export const openDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('h2') });

/** Nothing in the open dialog keeps anybody out. */
export async function accessible(page: Page) {
  await expect(openDialog(page)).toBeVisible();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
}
