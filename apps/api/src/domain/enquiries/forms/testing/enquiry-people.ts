import type { TestApi } from '../../../../testing/api.ts';
import { enquiryCalls, idOf } from './enquiry-calls.ts';

/** Creates persons for tests, each with their own browser; their numbers begin after `before`. */
export function enquiryPeople(api: () => TestApi, before: number) {
  let last = before;
  const newNumber = () => {
    last += 1;
    return String(last);
  };
  const newBrowser = () => enquiryCalls(api);
  /** Has sent the form, but no code yet. */
  async function waiting() {
    const browser = newBrowser();
    const mobile = newNumber();
    return { ...browser, mobile, primary_id: idOf(await browser.submit({ mobile })) };
  }
  /** Has verified the number. */
  async function proven() {
    const owner = await waiting();
    const { mobile, primary_id } = owner;
    await owner.verify({ primary_id, otp: await owner.code(mobile) });
    return owner;
  }
  return { newNumber, newBrowser, waiting, proven };
}
