import { fireEvent, screen } from '@testing-library/react';
import { createEnquiryReply, createSuccess, mockApi, primary_id } from './testing/api.ts';
import {
  findDialog,
  openPopup,
  press,
  price,
  SUBMIT_PATH,
  SUGGEST_PATH,
  sendForm,
  suggestion,
  VERIFY_PATH,
} from './testing/price-popup.tsx';

test('requires a new code for an interest in a suggestion in a browser without cookies', async () => {
  const newEnquiryId = 'bbbbbbbbbbbbbbbbbbbbbb';
  const api = mockApi({
    [SUBMIT_PATH]: [
      createEnquiryReply('exist_verified', price),
      createEnquiryReply('non_verified', { primary_id: newEnquiryId, otp: 'sent' }),
    ],
    [SUGGEST_PATH]: [createSuccess([suggestion]), createSuccess([])],
    [VERIFY_PATH]: [createSuccess({ price: { min_inr: 70_000, max_inr: 70_000 } })],
  });
  await openPopup();
  await sendForm();
  await findDialog('Price');
  await screen.findByText('Khedut K 5');
  await press("I'm Interested");
  const code = await findDialog('Verify mobile number');
  expect(code).toHaveTextContent('OTP successfully sent to your mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  expect(api.listRequests(VERIFY_PATH)[0]?.body).toMatchObject({
    primary_id: newEnquiryId,
    otp: '482913',
  });
  const resultDialog = await findDialog('Price');
  expect(resultDialog).toHaveTextContent('Khedut K 5');
  expect(resultDialog).toHaveTextContent('₹ 70,000');
  expect(api.listRequests(SUGGEST_PATH)[1]?.body).toMatchObject({
    product_id: 8,
    brand_name: 'khedut',
  });
});

test('sends an interest in a suggestion once, and confirms it on the card', async () => {
  const api = mockApi({
    [SUBMIT_PATH]: [
      createEnquiryReply('exist_verified', price),
      createEnquiryReply('suggestion_saved'),
    ],
    [SUGGEST_PATH]: [createSuccess([suggestion])],
  });
  await openPopup();
  await sendForm();
  await findDialog('Price');
  await screen.findByText('Khedut K 5');
  await press("I'm Interested");
  expect(await screen.findByText('Enquiry sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: "I'm Interested" })).not.toBeInTheDocument();
  expect(api.listRequests(SUBMIT_PATH)[1]?.body).toMatchObject({
    type_id: 99,
    primary_id,
    verified_flag: 'Verified',
    brand: 'khedut',
    model: 'K 5',
    mobile: '9876543210',
  });
});
