import { secureWebUrl, sourceText, webUrl } from './web-url.ts';

const UNSAFE_URLS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example/x',
  '\\\\evil.example/x',
];

test.each(UNSAFE_URLS)('webUrl and sourceText reject %j', (text) => {
  expect(webUrl.safeParse(text).success).toBe(false);
  expect(sourceText.safeParse(text).success).toBe(false);
});

test.each([
  '',
  'bank.example',
  '/loans',
  'https:evil.example',
  'https:///evil.example',
  'https://user:word@bank.example/',
  'https://bank.example\\@evil.example/',
  'https://bank.example/a b',
  'ftp://bank.example/',
  `https://bank.example/${'x'.repeat(2000)}`,
])('webUrl rejects %j', (text) => expect(webUrl.safeParse(text).success).toBe(false));

test.each([
  'https://www.bank.example/loans?id=1#rates',
  'http://127.0.0.1:9/',
  'https://www.xn--i1b6b1a6a2e.example',
  'https://medium.example/@author/a',
])('webUrl accepts %s', (text) => expect(webUrl.parse(text)).toBe(text));

test('secureWebUrl accepts https URLs but no http URL', () => {
  expect(secureWebUrl.safeParse('http://bank.example/').success).toBe(false);
  expect(secureWebUrl.parse('https://bank.example/')).toBe('https://bank.example/');
});

test.each(['memory', 'not known', 'https://a.example/x (report T-1542); https://b.example'])(
  'sourceText accepts %s',
  (text) => expect(sourceText.parse(text)).toBe(text),
);
