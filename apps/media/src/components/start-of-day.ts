/** Adds India's time zone to a date: browsers elsewhere would show another day. */
export const startOfDay = (day: string) => `${day}T00:00:00+05:30`;
