import { inLanguage } from './support/content.ts';
import { formVisitor, translationsOf, visitor, withDots } from './support/enquiry-visitor.ts';
import { wakeAll } from './support/hydration-checks.ts';
import { codesFor, newNumber } from './support/one-time-codes.ts';
import { accessible } from './support/open-dialog.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test, visit } from './test.ts';

test('shows code and thanks of a form in its page in place', async ({ page, request }) => {
  const t = translationsOf('hi');
  const mobile = newNumber();
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, inLanguage('hi', '/our-contacts'));
  // Waits for hydration: before it the form is submitted as a plain form, which other tests cover.
  await wakeAll(page);
  const part = page.getByRole('region', { name: t('title.contact') });
  await part.scrollIntoViewIfNeeded();
  const me = formVisitor(part, 'hi');
  await me.press('action.submit');
  await me.says('message_required');
  await expect(me.field('name')).toBeFocused();
  await me.field('name').fill('रामेश्वर');
  await me.field('mobile').fill(mobile);
  await me.field('message').fill('गन्ने के लिए कौन सा ट्रैक्टर?');
  await me.press('action.submit');
  const inCode = page.getByRole('region', { name: t('code.title') });
  await expect(inCode).toContainText(t('reason.otp_sent'));
  const [code = ''] = await codesFor(request, mobile);
  await formVisitor(inCode, 'hi').typeCode(code);
  const thanks = page.getByRole('region', { name: t('done.thanks_title') });
  await expect(thanks).toContainText(t('done.call_soon'));
});

test("opens a form on a tractor's page with the tractor selected", async ({ page, request }) => {
  await withDots(page);
  await page.setViewportSize({ width: 1350, height: 800 });
  const { data } = await (await request.get('/api/v1/tractors?language=en')).json();
  const [tractor] = data.items;
  const mobile = newNumber();
  await visit(page, `/tractor/${tractor.slug}/${tractor.id}`);
  const getPrice = { name: readTranslations('catalogue', 'lists', 'en')('price.get'), exact: true };
  const openers = page.getByRole('main').getByRole('link', getPrice);
  await openers.locator('visible=true').first().click();
  const me = visitor(page, 'en');
  await me.at('title.tractor-on-road');
  await expect(me.field('brand')).toContainText(tractor.brand_name.text);
  await expect(me.field('model')).toContainText(tractor.model);
  await expect(me.dialog.locator('picture img')).toBeVisible();
  await accessible(page);
  await me.field('name').fill('Gita');
  await me.field('mobile').fill(mobile);
  await me.choosePlace();
  await me.submit();
  await me.at('code.title');
  const [code = ''] = await codesFor(request, mobile);
  await me.typeCode(code);
  await me.at('done.thanks_title');
  await expect(me.dialog).toContainText(me.t('done.call_soon'));
});
