export function scaffoldRemote(name: string, base?: string): string[];
