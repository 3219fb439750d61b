export function provideChromium(): Promise<{ path: string; isNew: boolean }>;
