/** Browser tests of the main journeys of each app. The paths are below `e2e/`. */
export const APP_JOURNEYS = {
  account: ['account.spec.ts'],
  catalogue: ['list.spec.ts', 'catalogue-visits.spec.ts'],
  desk: ['desk.spec.ts'],
  enquiry: ['enquiry.spec.ts'],
  finance: ['emi.spec.ts', 'sums.spec.ts', 'loans.spec.ts', 'on-road.spec.ts'],
  media: ['media.spec.ts'],
  sell: ['sell.spec.ts'],
  shell: ['navigation.spec.ts'],
};
