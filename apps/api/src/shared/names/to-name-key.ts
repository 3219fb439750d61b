/** `Soil-Master`, `soil MASTER` and all Unicode encodings of a letter get the same key. */
export function toNameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Accents of Latin letters, and invisible characters such as joiners of Indian scripts.
      .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll('+', ' plus ')
      // Removes the dots of "Dr. B. R." but not the decimal point of the tyre size "12.4-28".
      .replace(/(?<!\d)\.|\.(?!\d)|['’‘ʼ`]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

export const removeSpaces = (key: string): string => key.replaceAll(' ', '');
