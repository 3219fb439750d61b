import { typedMobile } from './typed-mobile.ts';

test.each([
  ['+91 98765-43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['98765abc', '98765'],
  ['98765432101', '9876543210'],
  ['9198765432', '9198765432'],
])('%s is %s', (typed, kept) => {
  expect(typedMobile(typed)).toBe(kept);
});
