import { localizePath } from './support/content.ts';
import {
  createEnquiryVisitor,
  createFormVisitor,
  readEnquiryTranslations,
  stubPicturesWithDots,
} from './support/enquiry-visitor.ts';
import { hydrateAllParts } from './support/hydration-checks.ts';
import { createMobileNumber, readSentCodes } from './support/one-time-codes.ts';
import { expectAccessibleDialog } from './support/open-dialog.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test, visit } from './test.ts';

test('the code step and the thanks replace a form on a page', async ({ page, request }) => {
  const t = readEnquiryTranslations('hi');
  const mobile = createMobileNumber();
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, localizePath('hi', '/our-contacts'));
  // Before hydration the form would be submitted as a plain form, which other tests cover.
  await hydrateAllParts(page);
  const part = page.getByRole('region', { name: t('title.contact') });
  await part.scrollIntoViewIfNeeded();
  const visitor = createFormVisitor(part, 'hi');
  await visitor.press('action.submit');
  await visitor.expectMessage('message_required');
  await expect(visitor.getField('name')).toBeFocused();
  await visitor.getField('name').fill('रामेश्वर');
  await visitor.getField('mobile').fill(mobile);
  await visitor.getField('message').fill('गन्ने के लिए कौन सा ट्रैक्टर?');
  await visitor.press('action.submit');
  const inCode = page.getByRole('region', { name: t('code.title') });
  await expect(inCode).toContainText(t('reason.otp_sent'));
  const [code = ''] = await readSentCodes(request, mobile);
  await createFormVisitor(inCode, 'hi').typeCode(code);
  const thanks = page.getByRole('region', { name: t('done.thanks_title') });
  await expect(thanks).toContainText(t('done.call_soon'));
});

test('the price popup of a tractor has the tractor selected and confirms the enquiry', async ({
  page,
  request,
}) => {
  await stubPicturesWithDots(page);
  await page.setViewportSize({ width: 1350, height: 800 });
  const { data } = await (await request.get('/api/v1/tractors?language=en')).json();
  const [tractor] = data.items;
  const mobile = createMobileNumber();
  await visit(page, `/tractor/${tractor.slug}/${tractor.id}`);
  const getPrice = { name: readTranslations('catalogue', 'lists', 'en')('price.get'), exact: true };
  const openers = page.getByRole('main').getByRole('link', getPrice);
  await openers.locator('visible=true').first().click();
  const visitor = createEnquiryVisitor(page, 'en');
  await visitor.expectTitle('title.tractor-on-road');
  await expect(visitor.getField('brand')).toContainText(tractor.brand_name.text);
  await expect(visitor.getField('model')).toContainText(tractor.model);
  await expect(visitor.dialog.locator('picture img')).toBeVisible();
  await expectAccessibleDialog(page);
  await visitor.getField('name').fill('Gita');
  await visitor.getField('mobile').fill(mobile);
  await visitor.choosePlace();
  await visitor.submit();
  await visitor.expectTitle('code.title');
  const [code = ''] = await readSentCodes(request, mobile);
  await visitor.typeCode(code);
  await visitor.expectTitle('done.thanks_title');
  await expect(visitor.dialog).toContainText(visitor.t('done.call_soon'));
});
