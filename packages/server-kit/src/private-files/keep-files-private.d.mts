export function restrictFolderModes(...folders: string[]): void;
export function keepFilesPrivate(...folders: string[]): void;
