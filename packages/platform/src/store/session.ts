import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Drives the greeting only; whether a visitor may do something is the API's cookie to say. */
export interface SessionState {
  /** The signed-in visitor's name; null when signed out, and always null on the server. */
  readonly username: string | null;
}

export const session = createSlice({
  name: 'session',
  initialState: { username: null } as SessionState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<string>) => ({ username: payload }),
    signedOut: () => ({ username: null }),
  },
});
