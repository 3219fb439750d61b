/** ISO time of midnight in India. */
export const startOfDay = (day: string) => `${day}T00:00:00+05:30`;
