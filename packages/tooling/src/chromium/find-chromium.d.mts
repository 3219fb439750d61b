export function findChromium(): string | null;
export function findFullChromium(): string | null;
export function findPlaywrightCli(): string | null;
