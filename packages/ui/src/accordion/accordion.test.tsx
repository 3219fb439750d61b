import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, AccordionItem } from './accordion.tsx';

test('opens and closes natively, with a heading of the given level', async () => {
  render(
    <Accordion>
      <AccordionItem title="Engine" headingLevel={3} open>
        45 HP
      </AccordionItem>
      <AccordionItem title="Gearbox">8 + 2</AccordionItem>
    </Accordion>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Engine' })).toBeVisible();
  expect(screen.getByText('45 HP')).toBeVisible();
  expect(screen.getByText('8 + 2')).not.toBeVisible();
  await userEvent.click(screen.getByText('Gearbox'));
  expect(screen.getByText('8 + 2')).toBeVisible();
  await userEvent.click(screen.getByText('Engine'));
  expect(screen.getByText('45 HP')).not.toBeVisible();
});

test('passes its group name to the native details element', () => {
  const { container } = render(
    <AccordionItem title="Engine" name="spec">
      45 HP
    </AccordionItem>,
  );
  expect(container.querySelector('details')).toHaveAttribute('name', 'spec');
});
