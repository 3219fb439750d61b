import { useDispatch, useLoaderData, useSelector } from '@tractor-haat/platform';
import { useEffect } from 'react';
import type { Given } from '../flow/given.ts';
import { keepSession } from '../session/keep-session.ts';
import { AccountPage } from './account-page.tsx';
import { SignedIn } from './signed-in.tsx';

export { loadGiven as loader } from './load-given.ts';

const SIGNED_IN = new Set(['login_done', 'registration_done']);

/** Signing in; for whoever is signed in, the ways out. */
export function Component() {
  const { said, values } = useLoaderData<Given>();
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
