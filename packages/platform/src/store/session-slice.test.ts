import { session } from './session.ts';
import { sessionSlice } from './session-slice.ts';

test('sessionSlice has the same actions and results as the session slice of Redux Toolkit', () => {
  const { signedIn, signedOut } = session.actions;
  const guest = sessionSlice.reducer(undefined, { type: 'any' });
  expect(guest).toEqual(session.reducer(undefined, { type: 'any' }));
  for (const action of [signedIn('Ramesh'), signedOut(), { type: 'other/signedIn' }])
    for (const state of [guest, { username: 'Sita' }])
      expect(sessionSlice.reducer(state, action)).toEqual(session.reducer(state, action));
  expect(sessionSlice.actions.signedIn('Ramesh')).toEqual(signedIn('Ramesh'));
  expect(sessionSlice.actions.signedOut().type).toBe(signedOut().type);
});
