/** What forms about tractors and tyres send for a brand or model that our lists do not have. */
export const OTHER = 'other';
