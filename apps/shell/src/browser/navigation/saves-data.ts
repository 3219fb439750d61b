export const savesData = () =>
  'connection' in navigator &&
  Boolean((navigator.connection as { saveData?: boolean } | undefined)?.saveData);
