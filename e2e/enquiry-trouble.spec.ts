import { codesFor, machines, newNumber, visitor } from './enquiry-visitor.ts';
import { expect, test } from './test.ts';

const [first] = machines;
if (!first) throw new Error('the content has no rotavator with a price');

test.use({ viewport: { width: 360, height: 800 } });

const SUBMIT = '**/api/whatsapp_popup_enquiry';

test('Enter with too few digits says so; a brand before its type is told to wait', async ({
  page,
}) => {
  const me = visitor(page, 'en');
  await me.open();
  await me.field('mobile').fill('98');
  await me.field('mobile').press('Enter');
  await me.says('mobile_length');
  await expect(me.field('mobile')).toHaveAttribute('aria-invalid', 'true');
  await me.field('brand').click();
  await me.says('select_type_first');
});

test('an answer that is lost: what was typed stays, one press sends again, one enquiry results', async ({
  page,
  request,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /A call failed/);
  const mobile = newNumber();
  const me = visitor(page, 'en');
  await me.open();
  await me.fill(first, mobile);
  await me.choosePlace();
  // It reaches the server, and the answer is lost on the way back.
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await me.submit();
  await me.says('submission_network');
  await expect(me.field('mobile')).toHaveValue(mobile);
  await page.unroute(SUBMIT);
  const answer = page.waitForResponse(SUBMIT);
  await me.button('action.send_again').click();
  const { data } = await (await answer).json();
  // The first one was kept: this is the same.
  expect(data.text).toBe('non_verified_exist');
  await me.at('code.title');
  await expect.poll(() => codesFor(request, mobile)).toHaveLength(2);
});

test('a list that does not come offers another try, and typing goes on', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /could not be had/);
  await page.route('**/api/all_state**', (route) => route.abort());
  const me = visitor(page, 'en');
  await me.open();
  await me.field('name').fill('Gita');
  await me.field('state').click();
  await expect(me.dialog).toContainText(me.t('select.failed'));
  await page.unroute('**/api/all_state**');
  await me.button('select.retry').click();
  await me.dialog.locator('[role=option][data-value="gujarat"]').click();
  await expect(me.field('state')).toContainText('Gujarat');
  await expect(me.field('name')).toHaveValue('Gita');
});

test('the location fills in state and district', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.556, longitude: 72.951 });
  const me = visitor(page, 'en');
  await me.open();
  await me.button('location.use').click();
  await expect(me.field('district')).toContainText('Anand');
  await expect(me.field('state')).toContainText('Gujarat');
});
