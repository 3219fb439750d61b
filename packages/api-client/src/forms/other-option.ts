/** Value of a brand or model field for a tractor or tyre that is not in the catalogue. */
export const OTHER_OPTION = 'other';
