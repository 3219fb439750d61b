export function findChromium(): string | null;
export function findWholeChromium(): string | null;
export function playwrightCli(): string | null;
