/** True where the visitor has asked the browser to save data. */
export const savesData = () =>
  'connection' in navigator &&
  Boolean((navigator.connection as { saveData?: boolean } | undefined)?.saveData);
