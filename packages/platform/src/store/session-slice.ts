import type { Action } from './slice.ts';

/** Drives the greeting only; whether a visitor may do something is the API's cookie to say. */
export interface SessionState {
  /** The signed-in visitor's name; null when signed out, and always null on the server. */
  readonly username: string | null;
}

const initialState: SessionState = { username: null };

/** The session in the page's store. Written out: it is in the first script of every page, where Redux Toolkit is not. */
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
