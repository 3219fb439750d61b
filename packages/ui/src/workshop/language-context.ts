import type { Language } from '@tractor-haat/i18n';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('en');

/** Language that is selected in the toolbar of Storybook. */
export const useLanguage = () => useContext(LanguageContext);
