/** Location-independent name of a style sheet. */
export function sheetName(app: string, folder: string, file: string): string;

/** Class names of an app for css-loader; `hashSheet` distinguishes style sheets. */
export function classNames(
  app: string,
  folder: string,
  hashSheet?: (file: string, source: string, app: string) => string,
): (context: { resourcePath: string }, template: string, local: string) => string;
