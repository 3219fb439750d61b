import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState } from './session-slice.ts';

/** Session slice for remotes. Its actions and results are the same as those of `sessionSlice`. */
export const session = createSlice({
  name: 'session',
  initialState: { username: null } as SessionState,
  reducers: {
    signedIn: (_, { payload }: PayloadAction<string>) => ({ username: payload }),
    signedOut: () => ({ username: null }),
  },
});
