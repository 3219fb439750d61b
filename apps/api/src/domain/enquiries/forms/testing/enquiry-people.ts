import type { TestApi } from '../../../../testing/api.ts';
import { enquiryCalls, idOf } from './enquiry-calls.ts';

/** Each visitor has a browser of its own. The mobile numbers follow `lastNumber`. */
export function enquiryPeople(api: () => TestApi, lastNumber: number) {
  let number = lastNumber;
  const newNumber = () => {
    number += 1;
    return String(number);
  };
  const newBrowser = () => enquiryCalls(api);
  async function createPending() {
    const browser = newBrowser();
    const mobile = newNumber();
    return { ...browser, mobile, primary_id: idOf(await browser.submit({ mobile })) };
  }
  async function createVerified() {
    const visitor = await createPending();
    const { mobile, primary_id } = visitor;
    await visitor.verify({ primary_id, otp: await visitor.code(mobile) });
    return visitor;
  }
  return { newNumber, newBrowser, createPending, createVerified };
}
