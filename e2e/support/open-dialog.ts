import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** The open dialog. */
export const openDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('h2') });

/** Expects no axe violations in the open dialog. */
export async function accessible(page: Page) {
  await expect(openDialog(page)).toBeVisible();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
}
