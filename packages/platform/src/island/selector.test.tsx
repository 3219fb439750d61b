import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { makeStore } from '../store/platform-store.ts';
import { session } from '../store/session.ts';
import { useSelector } from './hooks.ts';
import { IslandContext, type IslandPage } from './island-page.ts';

const Greeting = () => <p>{useSelector((state) => state.session.username) ?? 'Sign in'}</p>;

const page = ({ store }: ReturnType<typeof makeStore>) => (
  <IslandContext value={{ store } as IslandPage}>
    <Greeting />
  </IslandContext>
);

test('shows a session that was restored before the island was hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(makeStore()));
  const text = container.firstChild;
  const handle = makeStore();
  handle.store.dispatch(session.actions.signedIn('Geeta'));
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(container, page(handle), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(text);
  expect(container).toHaveTextContent('Geeta');
  await act(async () => root.unmount());
});
