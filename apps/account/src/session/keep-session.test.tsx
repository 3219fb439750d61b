import { session } from '@tractor-haat/platform';
import { keepSession } from './keep-session.ts';

const signedIn = session.actions.signedIn('गीता');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('whom to greet is remembered under the names that the site reads', () => {
  const dispatch = jest.fn();
  keepSession('गीता', dispatch);
  expect({ ...localStorage }).toEqual({ username: 'गीता', isLoggedIn: 'true' });
  expect(dispatch).toHaveBeenCalledWith(signedIn);
});

test('a sign-out that never reached the server is not repeated on the new session', () => {
  localStorage.setItem('signOutPending', 'true');
  keepSession('गीता', jest.fn());
  expect(localStorage.getItem('signOutPending')).toBeNull();
});

test('where nothing can be stored the visitor is greeted until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const dispatch = jest.fn();
  keepSession('गीता', dispatch);
  expect(dispatch).toHaveBeenCalledWith(signedIn);
});
