/** Start of a day in India as an ISO time, for structured data. */
export const startOfDay = (day: string) => `${day}T00:00:00+05:30`;
