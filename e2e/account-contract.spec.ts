import fs from 'node:fs';
import path from 'node:path';
import { layRemote } from '../tools/new-remote/lay-remote.mjs';
import { visitor } from './account-visitor.ts';
import { publishAndPromote } from './site/registry.ts';
import { copyWorkspace } from './site/workspace-copy.ts';
import { expect, test, visit } from './test.ts';

const NAME = 'members';
const MODES = ['login', 'otp', 'register', 'forgotPassword'] as const;
const TITLES = {
  login: 'sign_in',
  otp: 'sign_in',
  register: 'register',
  forgotPassword: 'forgot_password',
} as const;

/** A page that knows the account by its contract alone: a button for each mode. */
const PAGE = `
import { type SignInPopupProps, usePopupButton } from '@tractor-haat/platform';

type Mode = NonNullable<SignInPopupProps['mode']>;

function Opener({ mode }: { mode: Mode }) {
  const { state, button } = usePopupButton('account/sign-in-popup', { mode });
  return <button type="button" data-state={state} {...button}>{mode}</button>;
}

const MODES: readonly Mode[] = ${JSON.stringify(MODES)};

export function Component() {
  return <main><h1>Members</h1>{MODES.map((mode) => <Opener key={mode} mode={mode} />)}</main>;
}
`;

test('another section opens the account in each mode, by its contract alone', async ({
  page,
  ownSite,
  request,
}) => {
  test.setTimeout(150_000);
  const { store, address } = ownSite;
  const workspace = copyWorkspace();
  try {
    layRemote(NAME, workspace.file('.'));
    const app = (...parts: string[]) => workspace.file(path.join('apps', ...parts));
    fs.cpSync(app('media', 'node_modules'), app(NAME, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    fs.writeFileSync(app(NAME, 'src', 'start', 'start.page.tsx'), PAGE);
    await workspace.build(NAME);
    await publishAndPromote(store, [NAME], workspace.appsFolder);
    await expect
      .poll(async () => (await request.get(`${address}/${NAME}`)).status(), { timeout: 10_000 })
      .toBe(200);

    for (const language of ['en', 'hi'] as const) {
      const me = visitor(page, language);
      const accountFiles: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/r/account/')) accountFiles.push(request.url());
      });
      await visit(page, `${address}${language === 'en' ? '' : `/${language}`}/${NAME}`);
      expect(accountFiles).toEqual([]);
      for (const mode of MODES) {
        const opener = page.getByRole('button', { name: mode, exact: true });
        await opener.click();
        await expect(me.dialog).toHaveAccessibleName(me.t(TITLES[mode]));
        await expect(me.field(mode === 'login' ? 'password' : 'mobile')).toBeVisible();
        if (mode === 'otp')
          await expect(me.dialog.getByRole('radio', { name: me.t('method.code') })).toBeChecked();
        await page.keyboard.press('Escape');
        await expect(me.dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await expect(opener).toHaveAttribute('data-state', 'rest');
      }
      expect(accountFiles.length).toBeGreaterThan(0);
    }
  } finally {
    workspace.remove();
  }
});
