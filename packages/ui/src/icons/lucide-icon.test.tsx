import { render } from '@testing-library/react';
import TheirIcon from 'lucide-react/icons/map-pin';
import lucideIcon, { type Drawing } from './lucide-icon.tsx';

// Exported by the file, but not by its types.
const drawing = jest.requireActual<{ __iconData: Drawing }>(
  'lucide-react/icons/map-pin',
).__iconData;

function svg(element: React.ReactElement) {
  const found = render(element).container.querySelector('svg');
  // Parts that lucide adds: a class name and file attributes.
  found?.removeAttribute('class');
  found?.removeAttribute('xmlns');
  return found;
}

test('renders the same markup as lucide', () => {
  const OurIcon = lucideIcon(drawing);
  expect(svg(<OurIcon size={16} />)).toEqual(svg(<TheirIcon size={16} />));
  expect(svg(<OurIcon />)?.childElementCount).toBeGreaterThan(0);
});
