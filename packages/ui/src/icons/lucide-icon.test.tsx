import { render } from '@testing-library/react';
import LucideMapPin from 'lucide-react/icons/map-pin';
import lucideIcon, { type Drawing } from './lucide-icon.tsx';

// The types of the file do not declare this export.
const drawing = jest.requireActual<{ __iconData: Drawing }>(
  'lucide-react/icons/map-pin',
).__iconData;

function renderSvg(element: React.ReactElement) {
  const svgElement = render(element).container.querySelector('svg');
  // Lucide adds a class and the namespace of an SVG file, which inline SVG does not need.
  svgElement?.removeAttribute('class');
  svgElement?.removeAttribute('xmlns');
  return svgElement;
}

test('renders the same markup as the icon of lucide-react', () => {
  const MapPin = lucideIcon(drawing);
  expect(renderSvg(<MapPin size={16} />)).toEqual(renderSvg(<LucideMapPin size={16} />));
  expect(renderSvg(<MapPin />)?.childElementCount).toBeGreaterThan(0);
});
