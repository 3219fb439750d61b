import { typedMobile } from './typed.ts';

test.each([
  ['98765', '98765'],
  ['98a7-6', '9876'],
  ['+91 98765-43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9123456789', '9123456789'],
  ['98765432101', '9876543210'],
])('%s becomes %s', (typed, kept) => {
  expect(typedMobile(typed)).toBe(kept);
});
