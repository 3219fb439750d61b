import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';

test('shows its count, with a label for screen readers', () => {
  const { container } = render(<Badge count={3} label="3 tractors to compare" />);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('3');
  expect(screen.getByText('3 tractors to compare')).toBeInTheDocument();
});

test('shows a count above 99 as 99+', () => {
  const { container } = render(<Badge count={120} label="120 tractors to compare" />);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('99+');
});

test('renders nothing for a count of 0', () => {
  const { container } = render(<Badge count={0} label="0 tractors to compare" />);
  expect(container).toBeEmptyDOMElement();
});
