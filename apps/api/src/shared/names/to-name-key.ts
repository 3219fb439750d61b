/**
 * Normalises a name: lower case, single spaces, no accents, no punctuation. Equal for `Soil-Master`, `soil  MASTER` and
 * `soil_master`, and for every Unicode encoding of a letter.
 */
export function toNameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Accents of Latin letters, and invisible marks, such as joiners of Indian scripts.
      .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll('+', ' plus ')
      // Removes the dots of "Dr. B. R." but not the decimal point of the size "12.4-28".
      .replace(/(?<!\d)\.|\.(?!\d)|['’‘ʼ`]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** Makes `Goodyear` and `Good Year` equal. */
export const removeSpaces = (key: string): string => key.replaceAll(' ', '');
