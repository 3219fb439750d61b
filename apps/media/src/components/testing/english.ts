export const english = (text: string) => ({ text, language: 'en' as const });
