import { codesFor, machines, newNumber, wordsOf } from './enquiry-visitor.ts';
import { expect, test } from './test.ts';

const [first] = machines;
if (!first) throw new Error('the content has no rotavator with a price');

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

for (const language of ['en', 'hi'] as const) {
  test(`without JavaScript, in ${language}: each step is a page`, async ({ page, request }) => {
    const t = wordsOf(language);
    const prefix = language === 'en' ? '' : `/${language}`;
    const mobile = newNumber();
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(t(`field.${name}`), { exact: true });
    const press = (key: string) => main.getByRole('button', { name: t(key), exact: true }).click();

    const { type, brand, model } = first;
    const known = new URLSearchParams({ type, brand, model });
    await page.goto(`${prefix}/enquiry/implement-price?${known}`);
    await field('name').fill('Gita');
    await field('mobile').fill('98');
    await field('state').selectOption('gujarat');
    await press('action.submit');
    // What is wrong stands beside its field, what was right is still there, and the next list has come.
    await expect(main).toContainText(t('reason.mobile_length'));
    await expect(field('name')).toHaveValue('Gita');
    await expect(field('model')).toHaveValue(model);
    await field('mobile').fill(mobile);
    await field('district').selectOption('anand');
    await press('action.submit');
    await expect(main).toContainText(t('reason.tehsil_required'));
    await field('tehsil').selectOption({ index: 1 });
    await press('action.submit');

    await expect(page).toHaveURL(new RegExp(`${prefix}/enquiry/code`));
    await expect(main).toContainText(t('reason.otp_sent'));
    await main.getByLabel(t('code.otp'), { exact: true }).fill('x');
    await press('action.verify');
    await expect(main).toContainText(t('reason.otp_wrong'));
    const [code = ''] = await codesFor(request, mobile);
    await main.getByLabel(t('code.otp'), { exact: true }).fill(code);
    await press('action.verify');
    await expect(page).toHaveURL(new RegExp(`${prefix}/enquiry/done`));
    await expect(main).toContainText(/₹\s\d/);
  });
}

test('a page of one visitor is kept by nobody', async ({ page }) => {
  await page.goto('/enquiry/contact');
  // The answer to the form leads to a page that holds what was typed.
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  const kept = page.waitForResponse(
    (response) => response.request().redirectedFrom()?.method() === 'POST',
  );
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  for (const response of [await answer, await kept])
    expect(response.headers()['cache-control']).toBe('no-store');
});
