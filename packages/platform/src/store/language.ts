import { createSlice } from '@reduxjs/toolkit';
import { DEFAULT_LANGUAGE, type Language } from '@tractor-haat/i18n';

/** The language of the document. It never changes within one: choosing another loads a page. */
export const language = createSlice({
  name: 'language',
  initialState: { current: DEFAULT_LANGUAGE as Language },
  reducers: {},
});
