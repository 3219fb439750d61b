import { DEFAULT_LANGUAGE, type Language } from '@tractor-haat/i18n';

export interface LanguageState {
  readonly current: Language;
}

const initialState: LanguageState = { current: DEFAULT_LANGUAGE };

/** The language of the document. It never changes within one: choosing another loads a page. */
export const language = {
  reducerPath: 'language',
  reducer: (state: LanguageState = initialState): LanguageState => state,
} as const;
