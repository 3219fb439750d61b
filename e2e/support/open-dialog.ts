import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from './axe.ts';

export const getOpenDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('h2') });

export async function expectAccessibleDialog(page: Page) {
  await expect(getOpenDialog(page)).toBeVisible();
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
}
