import { render, screen } from '@testing-library/react';
import { Progress } from '../progress/progress.tsx';
import { Alert } from './alert.tsx';
import { EmptyState } from './empty-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { Steps } from './steps.tsx';

test('renders ok and error alerts as live regions and an info alert as a note', () => {
  render(
    <>
      <Alert tone="ok">Verified</Alert>
      <Alert>Wrong code</Alert>
      <Alert tone="info">For representation</Alert>
    </>,
  );
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Verified',
    'Wrong code',
  ]);
  expect(screen.getByRole('note')).toHaveTextContent('For representation');
});

test('Steps is a progress bar that names the current step', () => {
  render(<Steps step={2} steps={3} label="Step 2 of 3" />);
  const bar = screen.getByRole('progressbar', { name: 'Step 2 of 3' });
  expect(bar).toHaveAttribute('aria-valuenow', '2');
  expect(bar).toHaveAttribute('aria-valuemax', '3');
  expect(bar.querySelectorAll('.done')).toHaveLength(2);
});

test('Progress has its label as name, and no value while indeterminate', () => {
  const { rerender } = render(<Progress label="Photo 2 of 5" value={40} />);
  expect(screen.getByRole('progressbar', { name: 'Photo 2 of 5' })).toHaveValue(40);
  rerender(<Progress label="Sending" />);
  expect(screen.getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute('value');
});

test('Spinner is a status only if it has a label', () => {
  const { rerender } = render(<Spinner label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('Skeleton is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="card" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});

test('EmptyState shows its title and a link', () => {
  render(
    <EmptyState title="No tractor of 60 HP under ₹ 5 lakh">
      <a href="/tractors?hp=60">Any price</a>
    </EmptyState>,
  );
  expect(screen.getByText(/No tractor/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Any price' })).toBeVisible();
});
