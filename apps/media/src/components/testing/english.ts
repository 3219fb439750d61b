/** A text of the API in English. */
export const english = (text: string) => ({ text, language: 'en' as const });
