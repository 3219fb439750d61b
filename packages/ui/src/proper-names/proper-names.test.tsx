import { render } from '@testing-library/react';
import { ProperNames } from './proper-names.tsx';

const renderHtml = (text: string, names: string[]) =>
  render(<ProperNames text={text} names={names} />).container.innerHTML;

test('excludes only the names from the translation of the browser', () => {
  expect(
    renderHtml('Captain 283 vs Force Orchard: compared', ['Force Orchard', 'Captain 283']),
  ).toBe(
    '<span translate="no">Captain 283</span> vs <span translate="no">Force Orchard</span>: compared',
  );
  expect(renderHtml('कैप्टन के ट्रैक्टर', ['कैप्टन'])).toBe('<span translate="no">कैप्टन</span> के ट्रैक्टर');
});

test('excludes the longest of several names that begin at the same position', () => {
  expect(renderHtml('All Force Orchard', ['Force', 'Force Orchard'])).toBe(
    'All <span translate="no">Force Orchard</span>',
  );
});

test('leaves a text without a name unchanged', () => {
  expect(renderHtml('All tractors', ['Force', ''])).toBe('All tractors');
});
