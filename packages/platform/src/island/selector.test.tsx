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

test('an island shows a session that was restored before its hydration', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(makeStore()));
  const text = place.firstChild;
  const handle = makeStore();
  handle.store.dispatch(session.actions.signedIn('Geeta'));
  const recovered = jest.fn();
  const root = await act(async () =>
    hydrateRoot(place, page(handle), { onRecoverableError: recovered }),
  );
  expect(recovered).not.toHaveBeenCalled();
  expect(place.firstChild).toBe(text);
  expect(place).toHaveTextContent('Geeta');
  await act(async () => root.unmount());
});
