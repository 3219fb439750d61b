import { DEFAULT_LANGUAGE, type Language } from '@tractor-haat/i18n';

export interface LanguageState {
  readonly current: Language;
}

const initialState: LanguageState = { current: DEFAULT_LANGUAGE };

/** Language of the document. Constant: another language loads another page. */
export const language = {
  reducerPath: 'language',
  reducer: (state: LanguageState = initialState): LanguageState => state,
} as const;
