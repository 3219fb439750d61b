import type { Action } from './store-slice.ts';

/** State for the greeting only, because the API checks the session cookie. */
export interface SessionState {
  /** Name of the signed-in visitor. Null when signed out, and always on the server. */
  readonly username: string | null;
}

const initialState: SessionState = { username: null };

/** Session slice without Redux Toolkit, which the first script of a page does not contain. */
export const sessionSlice = {
  reducerPath: 'session',
  reducer: (state: SessionState = initialState, { type, payload }: Action): SessionState => {
    if (type === 'session/signedIn') return { username: String(payload) };
    return type === 'session/signedOut' ? initialState : state;
  },
  actions: {
    signedIn: (username: string) => ({ type: 'session/signedIn', payload: username }),
    signedOut: () => ({ type: 'session/signedOut' }),
  },
} as const;
