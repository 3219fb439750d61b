/** Value for a tractor or tyre brand or model that is not in the catalogue. */
export const OTHER_OPTION = 'other';
