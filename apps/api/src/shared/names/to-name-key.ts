/**
 * Normalises a name: lower case, single spaces, no accents, no punctuation. `Soil-Master`, `soil  MASTER` and
 * `soil_master` have the same key, and so have all Unicode encodings of a letter.
 */
export function toNameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Removes accents of Latin letters and invisible characters, such as joiners of Indian scripts.
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
