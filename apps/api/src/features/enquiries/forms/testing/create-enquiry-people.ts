import type { TestApi } from '../../../../testing/create-test-api.ts';
import { createEnquiryCalls, readPrimaryId } from './enquiry-calls.ts';

/** Each visitor has a browser of its own. Mobile numbers begin after `lastNumber`. */
export function createEnquiryPeople(api: () => TestApi, lastNumber: number) {
  let number = lastNumber;
  const createNumber = () => {
    number += 1;
    return String(number);
  };
  const openBrowser = () => createEnquiryCalls(api);
  async function createPending() {
    const browser = openBrowser();
    const mobile = createNumber();
    return { ...browser, mobile, primary_id: readPrimaryId(await browser.submit({ mobile })) };
  }
  async function createVerified() {
    const visitor = await createPending();
    const { mobile, primary_id } = visitor;
    await visitor.verify({ primary_id, otp: await visitor.readCode(mobile) });
    return visitor;
  }
  return { createNumber, openBrowser, createPending, createVerified };
}
