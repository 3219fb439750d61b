/** Location-independent name of a style sheet. */
export function toSheetName(app: string, folder: string, file: string): string;

/** Class names of an app for css-loader; `computeSheetHash` distinguishes style sheets. */
export function createClassNames(
  app: string,
  folder: string,
  computeSheetHash?: (file: string, source: string, app: string) => string,
): (context: { resourcePath: string }, template: string, local: string) => string;
