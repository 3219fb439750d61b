import { render, screen } from '@testing-library/react';
import { Marked } from './marked.tsx';

const link = (text: string) => <a href="/terms-of-use">{text}</a>;

test('renders the tagged part of a text at any position', () => {
  const { container, rerender } = render(
    <Marked text="I accept the <terms>terms</terms>." part={link} />,
  );
  expect(screen.getByRole('link', { name: 'terms' })).toBeVisible();
  expect(container).toHaveTextContent('I accept the terms.');
  rerender(<Marked text="<terms>शर्तें</terms> मुझे मंज़ूर हैं।" part={link} />);
  expect(screen.getByRole('link', { name: 'शर्तें' })).toBeVisible();
  expect(container).toHaveTextContent('शर्तें मुझे मंज़ूर हैं।');
});

test('leaves a text without a tagged part unchanged', () => {
  const { container } = render(<Marked text="2 < 3 <terms>" part={link} />);
  expect(container).toHaveTextContent('2 < 3 <terms>');
  expect(screen.queryByRole('link')).toBeNull();
});
