import { render } from '@testing-library/react';
import TheirIcon from 'lucide-react/icons/map-pin';
import lucideIcon, { type Drawing } from './lucide-icon.tsx';

// Exported by the file, but not by its types.
const drawing = jest.requireActual<{ __iconData: Drawing }>(
  'lucide-react/icons/map-pin',
).__iconData;

function svg(element: React.ReactElement) {
  const svgElement = render(element).container.querySelector('svg');
  // Lucide adds a class name and attributes of SVG files.
  svgElement?.removeAttribute('class');
  svgElement?.removeAttribute('xmlns');
  return svgElement;
}

test('renders the same markup as lucide', () => {
  const OurIcon = lucideIcon(drawing);
  expect(svg(<OurIcon size={16} />)).toEqual(svg(<TheirIcon size={16} />));
  expect(svg(<OurIcon />)?.childElementCount).toBeGreaterThan(0);
});
