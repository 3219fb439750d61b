import { createErrorPage } from './send-error-response.ts';

test('createErrorPage escapes the message and links back to the form', () => {
  const page = createErrorPage({
    message: 'कुछ <सही> नहीं है',
    language: 'hi',
    referer: 'https://haat.example/hi/report?about=%22x%22',
  });
  expect(page).toContain('<html lang="hi">');
  expect(page).toContain('<h1>कुछ &lt;सही&gt; नहीं है</h1>');
  expect(page).toContain('href="/hi/report?about=%22x%22"');
});

test.each([undefined, 'no url', 'https://haat.example//evil.example/'])(
  'createErrorPage links to the home page if the referer is %s',
  (referer) => {
    expect(createErrorPage({ message: 'x', language: 'en', referer })).toContain('href="/"');
  },
);
