export const quietFlags: string[];
