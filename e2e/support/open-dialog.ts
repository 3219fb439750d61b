import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from './axe.ts';

/** The open dialog. */
export const getOpenDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('h2') });

/** Expects no axe violations in the open dialog. */
export async function expectAccessibleDialog(page: Page) {
  await expect(getOpenDialog(page)).toBeVisible();
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
}
