export function tightenFolders(...folders: string[]): void;
export function keepFilesPrivate(...folders: string[]): void;
