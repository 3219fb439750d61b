import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs.tsx';

const tabs = ['price', 'features', 'reviews'].map((id) => ({
  id,
  label: id.toUpperCase(),
  content: <p>All about {id}</p>,
}));
const page = <Tabs label="Tractor" tabs={tabs} />;
const getSelectedTab = () => screen.getByRole('tab', { selected: true });

test('shows only the panel of the selected tab, with the tab as its name', () => {
  render(page);
  expect(screen.getByRole('tablist', { name: 'Tractor' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'PRICE' })).toHaveTextContent('All about price');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('a click on a tab shows its panel and calls onSelect', async () => {
  const onSelect = jest.fn();
  render(<Tabs label="Tractor" tabs={tabs} initial="reviews" onSelect={onSelect} />);
  expect(getSelectedTab()).toHaveTextContent('REVIEWS');
  await userEvent.click(screen.getByRole('tab', { name: 'FEATURES' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All about features');
  expect(onSelect.mock.calls).toEqual([['features']]);
});

test('arrow keys, Home and End move the focus and the selection', async () => {
  const user = userEvent.setup();
  render(page);
  await user.tab();
  expect(getSelectedTab()).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'REVIEWS' })).toHaveFocus();
  expect(getSelectedTab()).toHaveTextContent('REVIEWS');
  await user.keyboard('{ArrowRight}');
  expect(getSelectedTab()).toHaveTextContent('PRICE');
  await user.keyboard('{End}{Home}{ArrowRight}');
  expect(getSelectedTab()).toHaveTextContent('FEATURES');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('without JavaScript all panels are rendered, and the tabs link to them', () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  const links = [...host.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#price',
    '#features',
    '#reviews',
  ]);
  expect(host.querySelector('#reviews')).toHaveTextContent('All about reviews');
});
