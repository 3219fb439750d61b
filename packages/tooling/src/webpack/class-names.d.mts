/** Names of an app's classes, as css-loader asks for them; `signOf` tells style sheets apart. */
export function classNames(
  app: string,
  signOf?: (file: string) => string,
): (context: { resourcePath: string }, template: string, local: string) => string;
