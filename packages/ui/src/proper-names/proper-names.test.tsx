import { render } from '@testing-library/react';
import { ProperNames } from './proper-names.tsx';

const html = (text: string, names: string[]) =>
  render(<ProperNames text={text} names={names} />).container.innerHTML;

test('excludes each name from translation, and nothing else', () => {
  expect(html('Captain 283 vs Force Orchard: compared', ['Force Orchard', 'Captain 283'])).toBe(
    '<span translate="no">Captain 283</span> vs <span translate="no">Force Orchard</span>: compared',
  );
  expect(html('कैप्टन के ट्रैक्टर', ['कैप्टन'])).toBe('<span translate="no">कैप्टन</span> के ट्रैक्टर');
});

test('prefers the longest of the names that start at the same position', () => {
  expect(html('All Force Orchard', ['Force', 'Force Orchard'])).toBe(
    'All <span translate="no">Force Orchard</span>',
  );
});

test('leaves a text without a name unchanged', () => {
  expect(html('All tractors', ['Force', ''])).toBe('All tractors');
});
