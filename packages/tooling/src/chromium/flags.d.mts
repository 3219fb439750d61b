/** Flags for a Chromium that tests or measures the site. */
export const quietFlags: string[];
