/** English text in the API's format. */
export const english = (text: string) => ({ text, language: 'en' as const });
