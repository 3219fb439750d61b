/** What a style sheet is called wherever its app is built. */
export function sheetName(app: string, folder: string, file: string): string;

/** Names of an app's classes, as css-loader asks for them; `signOf` tells style sheets apart. */
export function classNames(
  app: string,
  folder: string,
  signOf?: (file: string, source: string) => string,
): (context: { resourcePath: string }, template: string, local: string) => string;
