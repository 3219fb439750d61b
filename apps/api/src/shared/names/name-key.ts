/**
 * What is left of a name when it does not matter how it is written: small letters, single spaces, no accents, no
 * signs. Equal for `Soil-Master`, ` soil  MASTER ` and `soil_master`, and for each letter of any script however its
 * marks are encoded.
 */
export function nameKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      // Accents of Latin letters, and marks that nobody sees, as those that join or part Indian letters.
      .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll('+', ' plus ')
      // The dots of "Dr. B. R." say nothing, that of the size "12.4-28" parts two numbers.
      .replace(/(?<!\d)\.|\.(?!\d)|['’‘ʼ`]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The same without spaces: `Goodyear` and `Good Year`. */
export const squeezedKey = (key: string): string => key.replaceAll(' ', '');
