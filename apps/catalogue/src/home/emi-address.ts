/** The calculator's page, and the keys of its address. */
export const EMI_PAGE = '/tractor-emi-calculator';
export const EMI_QUERY = {
  /** Whole rupees. */
  price: 'price',
  /** Whole rupees paid at once. */
  down: 'down',
  /** Per cent a year. */
  rate: 'rate',
  months: 'months',
} as const;
