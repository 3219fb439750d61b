import { insertBar, renderPreviewBar } from './render-preview-bar.ts';

const props = {
  language: 'hi',
  apps: [{ name: 'media', version: '0.1.0-0123456789ab', digest: '' }],
  until_ms: Date.UTC(2026, 10, 22, 10, 35),
  failures: [{ remote: 'media', code: 'TH-301', message: '<img onerror=x>' }],
} as const;

test('shows the versions, the expiry time and a button that ends the preview', () => {
  const bar = renderPreviewBar(props);
  expect(bar).toContain('media 0.1.0-0123456789ab');
  expect(bar).toContain('4:05');
  expect(bar).toContain('<form method="post" action="/__preview/end"');
  expect(bar).toContain('झलक बंद करें');
});

test('escapes the texts of a remote', () => {
  expect(renderPreviewBar(props)).not.toContain('<img');
  expect(renderPreviewBar(props)).toContain('TH-301 &lt;img onerror=x&gt;');
});

test('inserts the bar before all other content of the page', () => {
  expect(insertBar('<html><body class="a"><div>$&</div>', '<aside>$1</aside>')).toBe(
    '<html><body class="a"><aside>$1</aside><div>$&</div>',
  );
});
