import { accessible, codesFor, machines, newNumber, visitor } from './enquiry-visitor.ts';
import { expect, test } from './test.ts';

const [first, second] = machines;
if (!first || !second) throw new Error('the content has no two rotavators with prices');

/** As it stands in the price: 1,13,000. */
const grouped = (amount: number) => amount.toLocaleString('en-IN');

for (const language of ['en', 'hi'] as const) {
  for (const width of [360, 1350]) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('a new number: code, price, others like it; then known: the price at once', async ({
        page,
        request,
        faults,
      }) => {
        // A wrong code is answered by a 400.
        faults.expect(/status of 400/);
        const mobile = newNumber();
        const me = visitor(page, language);
        await me.open();
        await accessible(page, me.dialog);
        await me.fill(first, mobile);
        await me.choosePlace();
        await me.submit();
        await me.at('code.title');
        await me.says('otp_sent');
        await accessible(page, me.dialog);
        const [code = ''] = await codesFor(request, mobile);
        await me.typeCode(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
        await me.says('otp_wrong');
        await expect(me.dialog).not.toContainText('₹');
        await me.typeCode(code);
        await me.at('done.title');
        await me.says('otp_verified');
        await expect(me.dialog).toContainText(grouped(first.price_min_inr));
        const cards = me.dialog.getByRole('article');
        await expect(cards).toHaveCount(3);
        await accessible(page, me.dialog);
        const interested = cards.first().getByRole('button', { name: me.t('action.interested') });
        await interested.click();
        await expect(cards.first()).toContainText(me.t('done.sent'));
        await page.keyboard.press('Escape');
        await expect(me.dialog).toBeHidden();

        await me.open();
        // Name, number and place are remembered for the visit.
        await expect(me.field('mobile')).toHaveValue(mobile);
        await me.choose('brand', second.brand);
        await me.choose('model', second.model);
        await me.submit();
        await me.at('done.title');
        await me.says('submitted');
        await expect(me.dialog).toContainText(grouped(second.price_min_inr));
        expect(await codesFor(request, mobile)).toHaveLength(1);
      });

      test('the same again before the code: a new code comes by itself', async ({
        page,
        request,
      }) => {
        const mobile = newNumber();
        const me = visitor(page, language);
        await me.open();
        await me.fill(first, mobile);
        await me.choosePlace();
        await me.submit();
        await me.at('code.title');
        await page.keyboard.press('Escape');
        await me.open();
        await me.submit();
        await me.at('code.title');
        await me.says('otp_sent');
        await expect.poll(() => codesFor(request, mobile)).toHaveLength(2);
        const [code = ''] = await codesFor(request, mobile);
        await me.typeCode(code);
        await me.at('done.title');
      });

      test('the number is corrected, and the code of the new one counts', async ({
        page,
        request,
      }) => {
        const [wrong, right] = [newNumber(), newNumber()];
        const me = visitor(page, language);
        await me.open();
        await me.fill(first, wrong);
        await me.choosePlace();
        await me.submit();
        await me.at('code.title');
        await me.button('action.edit').click();
        await me.button('action.cancel').click();
        await expect(me.dialog).toContainText(`${wrong.slice(0, 5)} ${wrong.slice(5)}`);
        await me.button('action.edit').click();
        await me.field('mobile').fill(right);
        await me.button('action.save').click();
        await expect(me.dialog).toContainText(`${right.slice(0, 5)} ${right.slice(5)}`);
        const [code = ''] = await codesFor(request, right);
        await me.typeCode(code);
        await me.at('done.title');
      });

      test('Skip: others like it without any price, and Swiper only then', async ({ page }) => {
        const swiper: string[] = [];
        page.on('request', (one) => {
          if (/\/r\/enquiry\/.*swiper/.test(one.url())) swiper.push(one.url());
        });
        const me = visitor(page, language);
        await me.open();
        await me.fill(first, newNumber());
        await me.choosePlace();
        await me.submit();
        await me.at('code.title');
        expect(swiper).toEqual([]);
        await me.button('action.skip').click();
        await me.at('done.title');
        await expect(me.dialog.getByRole('article')).toHaveCount(3);
        await expect(me.dialog).toContainText('X,XX,XXX');
        await expect(me.dialog).not.toContainText(/₹\s\d/);
        await expect.poll(() => swiper.length).toBeGreaterThan(0);
      });

      test('after 20 seconds the code can be sent again', async ({ page, request }) => {
        const mobile = newNumber();
        const me = visitor(page, language);
        await page.clock.install();
        await me.open();
        await me.fill(first, mobile);
        await me.choosePlace();
        await me.submit();
        await me.at('code.title');
        await expect(me.button('action.resend')).toBeHidden();
        await page.clock.runFor(21_000);
        await me.button('action.resend').click();
        await expect.poll(() => codesFor(request, mobile)).toHaveLength(2);
      });
    });
  }
}
