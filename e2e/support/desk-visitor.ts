import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../site/server-process.ts';
import { waitForHydration } from '../test.ts';
import { readTranslations } from './read-translations.ts';

const PASSWORD = 'a tractor of a good age';
const STEP_SECONDS = 30;
const BASE32_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Code of an authenticator app (RFC 6238: SHA-1, six digits, 30 s), `steps` periods of 30 s from now. */
function createTotpCode(secret: string, steps = 0): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => BASE32_LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Invites a member of staff by the operator command. Returns the path of the invitation. */
export function inviteByCommand(email: string, role: string, options: string[] = []): string {
  const data = path.join(path.dirname(process.env.SITE_STORE ?? ''), 'data');
  const printed = execFileSync(
    process.execPath,
    [
      'apps/api/src/commands/desk-invite.ts',
      '--email',
      email,
      '--role',
      role,
      '--json',
      ...options,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' } },
  );
  return new URL(JSON.parse(printed).link).pathname;
}

/** Operates the pages for staff in a language. */
export function createStaffMember(page: Page, language: 'en' | 'hi' = 'en') {
  const t = readTranslations('desk', 'desk', language);
  const prefix = language === 'en' ? '' : `/${language}`;
  const getField = (key: string) => page.getByLabel(t(key), { exact: true });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  return {
    t,
    getField,
    press,
    open: async (address: string) => {
      await page.goto(prefix + address);
      await waitForHydration(page);
    },
    /**
     * Accepts an invitation and signs in. Each code is valid once, so the sign-in uses the code of the next period. The
     * API also accepts the code of the previous period, so neither code expires before the API receives it.
     */
    async accept(invitation: string, email: string) {
      await page.goto(prefix + invitation);
      await waitForHydration(page);
      await getField('name').fill(email.split('@')[0] ?? '');
      await getField('password').fill(PASSWORD);
      await press('next');
      const secretText = page.getByText(/^[A-Z2-7 ]{32,}$/);
      await expect(secretText).toBeVisible();
      const secret = (await secretText.textContent()) ?? '';
      await getField('code').fill(createTotpCode(secret));
      await press('confirm');
      await expect(page.getByText(t('invitation_done'))).toBeVisible();
      await page.goto(`${prefix}/desk`);
      await waitForHydration(page);
      await getField('email').fill(email);
      await getField('password').fill(PASSWORD);
      await getField('code').fill(createTotpCode(secret, 1));
      await press('sign_in');
      await expect(page.getByRole('tablist')).toBeVisible();
    },
  };
}
