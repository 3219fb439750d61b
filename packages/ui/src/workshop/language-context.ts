import type { Language } from '@tractor-haat/i18n';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('en');

/** Language selected in the toolbar. */
export const useLanguage = () => useContext(LanguageContext);
