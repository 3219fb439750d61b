export const toEnglish = (text: string) => ({ text, language: 'en' as const });
