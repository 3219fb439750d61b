/** A day of the content as the moment at which it began in India: without its zone it is another day elsewhere. */
export const startOfDay = (day: string) => `${day}T00:00:00+05:30`;
