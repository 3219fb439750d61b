declare function chunkNames(
  this: { getOptions(): { app: string; folder: string }; resourcePath: string },
  source: string,
): string;
export = chunkNames;
