import { isWeakPassword } from './estimate-password-strength.ts';

const person = { name: 'Ramesh Patel', mobile: '9876501234', email: 'asha.more@example.in' };
const onFailure = jest.fn();
const isWeak = (password: string, owner = person) => isWeakPassword(password, owner, { onFailure });

afterEach(() => {
  expect(onFailure).not.toHaveBeenCalled();
});

test.each([
  // Six random characters are the minimum that registration accepts.
  'xk7q2p',
  // The list of common passwords does not contain common words with many digits.
  'welcome1234567',
  'qwertyuiop12345',
  'Tractor@2024',
  'kisan@2024',
  'mahindra575di',
  'patil-98765',
  'sunita1985',
  'zindagi12345',
  'mohabbat@2024',
  'jaishreekrishna',
  'chhatrapatishivaji1',
  '12.03.1985',
  // The following passwords contain the person's name, mail address or parts of the number.
  'ramesh98',
  'Ramesh@1985',
  'rameshpatel1234',
  'Patel-Ramesh-1985',
  'ramesh1985tractor',
  'ashamore2024',
  'ramesh98765',
  'patel501234',
  'ramesh९८७६५',
  'tractor01234',
])('rates the password %s as weak', async (password) => {
  expect(await isWeak(password)).toBe(true);
});

test('rates a name in Devanagari or Gujarati with a year as weak', async () => {
  expect(await isWeak('गीता१९८५', { ...person, name: 'गीता सोलंकी' })).toBe(true);
  expect(await isWeak('રમેશ૧૯૮૫', { ...person, name: 'રમેશ પટેલ' })).toBe(true);
});

test.each([
  'khet-aam-2-bail',
  'khet aam do bail',
  'bail gaay bhains',
  '7gaay3bail',
  'sarson44genhu',
  'gehu bajra makka',
  'lal tamatar 22',
  'suraj nikla pahad',
  'maa ka khana',
  'neem under moon',
  'three brown bullocks',
  'correct horse battery',
  'नीम के नीचे चाँद',
  'शेर आम खेत बैल',
  'ભેંસ ગાય બળદ',
  // This password is strong even without the person's name.
  'ramesh neem under moon',
])('does not rate the password %s as weak', async (password) => {
  expect(await isWeak(password)).toBe(false);
});

test('rates a common word that contains a short part of the name as weak', async () => {
  const ram = { name: 'Min Ram', mobile: '9876501234', email: null };
  expect(await isWeakPassword('administrator1234567', ram, { onFailure })).toBe(true);
});

test('returns false if the estimate fails and reports the error without the password', async () => {
  const reported: string[] = [];
  const estimate = () => Promise.reject(new SyntaxError('Invalid pattern: /welcome1234567(/'));
  const deps = { estimate, onFailure: (errorName: string) => reported.push(errorName) };
  expect(await isWeakPassword('welcome1234567(', person, deps)).toBe(false);
  expect(reported).toEqual(['SyntaxError']);
});
