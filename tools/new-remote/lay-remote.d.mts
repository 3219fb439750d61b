export function layRemote(name: string, base?: string): string[];
