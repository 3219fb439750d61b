import { useDispatch, useLoaderData, useSelector } from '@tractor-haat/platform';
import { useEffect } from 'react';
import type { ServerFormState } from '../flow/server-form-state.ts';
import { keepSession } from '../session/keep-session.ts';
import { AccountPage } from './account-page.tsx';
import { SignedIn } from './signed-in.tsx';

export { loadServerFormState as loader } from './load-server-form-state.ts';

const SIGNED_IN = new Set(['login_done', 'registration_done']);

/** Signing in; for whoever is signed in, the ways out. */
export function Component() {
  const { said, values } = useLoaderData<ServerFormState>();
  const dispatch = useDispatch();
  const username = useSelector((state) => state.session.username);
  const cameIn = said && SIGNED_IN.has(said.reason) ? values.name : undefined;
  useEffect(() => {
    // The form was sent before the page's scripts ran.
    if (cameIn) keepSession(cameIn, dispatch);
  }, [cameIn, dispatch]);
  const name = cameIn ?? username;
  return name ? (
    <SignedIn name={name} said={cameIn ? said : undefined} />
  ) : (
    <AccountPage mode="login" />
  );
}
