/** ISO time of midnight in India. */
export const toIndiaMidnight = (day: string) => `${day}T00:00:00+05:30`;
