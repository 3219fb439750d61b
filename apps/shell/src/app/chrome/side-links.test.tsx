import { render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import { shellPages } from '../shell-pages.ts';
import { SideLinks } from './side-links.tsx';

test("excludes only the makers' names from the browser's translation", async () => {
  const remote = { routes: [], messages: shellPages.messages };
  const { ui } = await testElement(remote, <SideLinks />);
  render(ui);
  expect(screen.getByText('Captain')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('Fieldking')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('All tractor brands')).not.toHaveAttribute('translate');
});
