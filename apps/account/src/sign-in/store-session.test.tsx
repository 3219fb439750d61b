import { session } from '@tractor-haat/platform';
import { storeSession } from './store-session.ts';

const signedIn = session.actions.signedIn('गीता');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('stores the session and dispatches signedIn', () => {
  const dispatch = jest.fn();
  storeSession('गीता', dispatch);
  expect({ ...localStorage }).toEqual({ username: 'गीता', isLoggedIn: 'true' });
  expect(dispatch).toHaveBeenCalledWith(signedIn);
});

test('deletes a pending sign-out, so that it does not end the new session', () => {
  localStorage.setItem('signOutPending', 'true');
  storeSession('गीता', jest.fn());
  expect(localStorage.getItem('signOutPending')).toBeNull();
});

test('dispatches signedIn even if storage is disabled', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const dispatch = jest.fn();
  storeSession('गीता', dispatch);
  expect(dispatch).toHaveBeenCalledWith(signedIn);
});
