import type { APIRequestContext, Browser } from '@playwright/test';
import { expectAccessiblePage } from './support/axe.ts';
import { createStaffMember, inviteByCommand } from './support/desk-visitor.ts';
import { findRotavator, type Rotavator } from './support/enquiry-visitor.ts';
import { createMobileNumber, readSentCodes } from './support/one-time-codes.ts';
import { expect, type PageErrors, test } from './test.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1350, height: 900 };

/** Staff members do not share a session, so each has a separate browser. */
async function openStaffBrowser(
  browser: Browser,
  baseURL: string,
  viewport = DESKTOP,
  language?: 'hi',
) {
  const context = await browser.newContext({ viewport, baseURL });
  const page = await context.newPage();
  return { page, ...createStaffMember(page, language), close: () => context.close() };
}

type StaffBrowser = Awaited<ReturnType<typeof openStaffBrowser>>;

/** The browser logs the 401 response to a visitor without a session. */
const expectSignedOut = (pageErrors: PageErrors) => pageErrors.allow(/status of 401/);

/** Invites a dealer of a brand in the district Anand. Returns the path of the invitation. */
async function inviteDealer(admin: StaffBrowser, email: string, brand: string): Promise<string> {
  const staff = admin.page.getByRole('region', { name: admin.t('staff') });
  await staff.getByLabel(admin.t('email')).fill(email);
  await staff.getByLabel(admin.t('role_label')).selectOption('dealer');
  await staff.getByLabel(admin.t('brands')).fill(brand);
  await staff.getByLabel(admin.t('districts')).fill('anand');
  await staff.getByRole('button', { name: admin.t('invite') }).click();
  await expect(staff.getByText(admin.t('invited'))).toBeVisible();
  const messages = await (await admin.page.request.get('/api/dev/outbox')).json();
  const { link } = messages.find((message: { email?: string }) => message.email === email);
  return new URL(link).pathname;
}

/** Sends an enquiry from the district Anand and verifies its number. */
async function createLead(request: APIRequestContext, product: Rotavator, mobile: string) {
  const { type, brand, model } = product;
  const enquiry = {
    ...{ name: 'Ramesh', mobile, type, brand, model, page_source: 'Whatsapp Popup' },
    ...{ state: 'gujarat', district: 'anand', tehsil: 'borsad' },
  };
  const sent = await request.post('/api/whatsapp_popup_enquiry', { data: enquiry });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { data } = await sent.json();
  const [otp] = await readSentCodes(request, mobile);
  const proof = { otp, primary_id: data.primary_id };
  expect((await request.post('/api/enquiry_otp_verify', { data: proof })).ok()).toBe(true);
}

test('an invited dealer opens the number of a lead, which the audit log records', async ({
  browser,
  baseURL,
  request,
  pageErrors,
}) => {
  expectSignedOut(pageErrors);
  const product = findRotavator(0);
  const admin = await openStaffBrowser(browser, baseURL ?? '');
  const email = `admin-${createMobileNumber()}@example.in`;
  await admin.accept(inviteByCommand(email, 'admin'), email);
  await expect(admin.page.getByRole('tab')).toHaveCount(6);
  await expectAccessiblePage(admin.page);

  const dealerEmail = `dealer-${createMobileNumber()}@example.in`;
  const invitation = await inviteDealer(admin, dealerEmail, product.brand);
  const mobile = createMobileNumber();
  await createLead(request, product, mobile);
  const dealer = await openStaffBrowser(browser, baseURL ?? '', PHONE, 'hi');
  await dealer.accept(invitation, dealerEmail);

  await test.step('shows the number of the lead to the dealer on request', async () => {
    await dealer.open('/desk/leads');
    await expect(dealer.page.getByRole('tab')).toHaveText([dealer.t('tab.leads')]);
    await expectAccessiblePage(dealer.page);
    await dealer.page.getByRole('link', { name: 'Ramesh' }).first().click();
    await expect(dealer.page.getByText(mobile)).toHaveCount(0);
    await dealer.press('open_number');
    await expect(dealer.page.getByText(mobile)).toBeVisible();
  });

  await test.step('saves the status that the dealer selects', async () => {
    await dealer.getField('status').selectOption('called');
    await dealer.press('save');
    await expect(
      dealer.page.getByText(`${dealer.t('status')}: ${dealer.t('lead_status.called')}`),
    ).toBeVisible();
    await expectAccessiblePage(dealer.page);
  });

  await test.step('lists the opened number in the audit log', async () => {
    await admin.open('/desk/audit');
    await expect(admin.page.getByText(/lead\.opened/).first()).toBeVisible();
    await expectAccessiblePage(admin.page);
  });

  await test.step('shows the other tabs of the admin without axe violations', async () => {
    for (const tab of ['content', 'figures', 'releases', 'moderation']) {
      await admin.open(`/desk/${tab}`);
      await expect(admin.page.getByRole('tab', { selected: true })).toHaveText(
        admin.t(`tab.${tab}`),
      );
      await expectAccessiblePage(admin.page);
    }
  });
  await dealer.close();
  await admin.close();
});

test('a moderator decides a report, which was sent without JavaScript, by keyboard', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  expectSignedOut(pageErrors);
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE,
    baseURL: baseURL ?? '',
  });
  const page = await visitor.newPage();
  const text = `The price is of last year ${createMobileNumber()}`;
  await page.goto('/tractors');
  await page.getByRole('link', { name: 'Report a mistake' }).press('Enter');
  await page.getByLabel('What is wrong?').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you, we will look at it.');
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('/tractors');
  await visitor.close();

  const moderator = await openStaffBrowser(browser, baseURL ?? '');
  const email = `moderator-${createMobileNumber()}@example.in`;
  await moderator.accept(inviteByCommand(email, 'moderator'), email);
  await moderator.open('/desk/moderation?kind=report');
  const current = moderator.page.locator('article[aria-current=true]');
  const report = moderator.page.getByRole('article').filter({ hasText: text });
  await expect(report).toBeVisible();
  const keys = moderator.page.keyboard;
  while (!(await current.textContent())?.includes(text)) await keys.press('j');
  await expectAccessiblePage(moderator.page);
  await keys.press('a');
  await keys.press('Enter');
  await expect(report).toHaveCount(0);
  await keys.press('u');
  await expect(report).toBeVisible();
  await keys.press('r');
  await keys.press('9');
  await keys.press('Enter');
  await expect(report).toHaveCount(0);
  await moderator.close();
});

test('an editor writes a Gujarati post on a phone, publishes it and withdraws it', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  expectSignedOut(pageErrors);
  const editor = await openStaffBrowser(browser, baseURL ?? '', PHONE, 'hi');
  const email = `editor-${createMobileNumber()}@example.in`;
  await editor.accept(inviteByCommand(email, 'editor'), email);
  await editor.open('/desk/content?kind=posts&q=smam-subsidy');
  await expect(editor.page.getByRole('tab')).toHaveText([editor.t('tab.content')]);
  await editor.page.getByRole('button', { name: 'smam-subsidy-how-to-apply' }).click();
  const gujarati = editor.page.locator('details').filter({ hasText: 'ગુજરાતી' });
  await gujarati.locator('summary').click();
  await gujarati.getByLabel(editor.t('post_words.title')).fill('સબસિડી કેમ મળે');
  await gujarati.getByLabel(editor.t('post_words.description')).fill('ટૂંકમાં.');
  await gujarati.getByLabel(editor.t('post_words.markdown')).fill('## પહેલું\n\nઅહીં **લખો**.');
  await gujarati.getByRole('button', { name: editor.t('preview') }).click();
  await expect(gujarati.getByRole('heading', { name: 'પહેલું' })).toBeVisible();
  await expectAccessiblePage(editor.page);
  await editor.press('save');
  await expect(editor.page.getByText(editor.t('saved'))).toBeVisible();
  const address = '/gu/tractor-industry-news-blogs/smam-subsidy-how-to-apply';
  const fetchPageHtml = async () => (await editor.page.request.get(address)).text();
  await expect.poll(fetchPageHtml, { timeout: 60_000 }).toContain('સબસિડી કેમ મળે');
  await editor.press('undo');
  await expect.poll(fetchPageHtml, { timeout: 60_000 }).not.toContain('સબસિડી કેમ મળે');
  await editor.close();
});

test('a sales person sees only the tabs of leads and figures', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  expectSignedOut(pageErrors);
  const salesPerson = await openStaffBrowser(browser, baseURL ?? '');
  const email = `sales-${createMobileNumber()}@example.in`;
  await salesPerson.accept(inviteByCommand(email, 'sales'), email);
  await salesPerson.open('/desk/figures');
  await expect(salesPerson.page.getByRole('tab')).toHaveText([
    salesPerson.t('tab.leads'),
    salesPerson.t('tab.figures'),
  ]);
  await expectAccessiblePage(salesPerson.page);
  await salesPerson.close();
});
