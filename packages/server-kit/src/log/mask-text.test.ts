import { maskFreeText, maskText } from './mask-text.ts';

test.each([
  ['/api/x?mobile=9876543210', '/api/x?mobile=********10'],
  ['+919876543210', '+********10'],
  ['09876543210 and 5000000001', '********10 and ********01'],
  ['9876543210x', '********10x'],
  ['/near?latitude=23.0225&longitude=72.5714&a=1', '/near?latitude=*&longitude=*&a=1'],
])('maskText masks %s as %s', (text, expected) => {
  expect(maskText(text)).toBe(expected);
});

test.each(['1795230178105', '98765432101', '4876543210', 'v1-2345', '987654321'])(
  'maskText does not mask %s',
  (text) => {
    expect(maskText(text)).toBe(text);
  },
);

test.each([
  ['9876543210', '********10'],
  ['98765 43210', '********10'],
  ['98765-432-10', '********10'],
  ['98.76.54.32.10', '********10'],
  ['9 8 7 6 5 4 3 2 1 0', '********10'],
  ['(98765) 43210', '(********10'],
  ['98765\n43210', '********10'],
  ['+91-98765-43210', '********10'],
  ['0091 98765 43210', '********10'],
  ['098765 43210', '********10'],
  ['९८७६५४३२१०', '********१०'],
  ['૯૮૭૬૫ ૪૩૨૧૦', '********૧૦'],
  ['௯௮௭௬௫௪௩௨௧௦', '********௧௦'],
  ['98765\u200b43210', '********10'],
  ['9\u200d8\u00ad7\ufeff6543210', '********10'],
  ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', '********10\ufe0f\u20e3'],
  ['⑨⑧⑦⑥⑤④③②①⓪', '********10'],
  ['⁹⁸⁷⁶⁵⁴³²¹⁰', '********10'],
  ['𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎', '********𝟏𝟎'],
  ['Nine eight seven six five four three two one zero', '********10'],
  ['nine-8-7-six 5 4 three 2 1 zero', '********10'],
  ['नौ आठ सात छह पांच चार तीन दो एक शून्य', '********10'],
  ['નવ આઠ સાત છ પાંચ ચાર ત્રણ બે એક શૂન્ય', '********10'],
  ['नऊ आठ सात सहा पाच चार तीन दोन एक शून्य', '********10'],
  ['ſix then nine eight seven six five four three two one zero', 'ſix then ********10'],
  ['9198765432', '********32'],
  ['a@b.in', '*@*'],
])('maskFreeText masks %j in a sentence as %s', (number, expected) => {
  expect(maskFreeText(`please call ${number} today`)).toBe(`please call ${expected} today`);
});

test.each([
  '50 HP, 2026-11-26 at 10:30',
  '₹ 5,00,000 - 7,00,000',
  'pin 388001, model 575 DI',
  '98765432101',
  'ſix one',
  'one of two tractors, seven to eight years old',
  'तीन चार साल पुराना ट्रैक्टर, एक मालिक',
])('maskFreeText leaves %s unchanged', (text) => expect(maskFreeText(text)).toBe(text));
