/** Matches an amount with any kind of space, such as `₹ 12,642`. */
export const createMoneyPattern = (text: string): RegExp => new RegExp(text.replaceAll(' ', '\\s'));
