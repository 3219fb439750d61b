/** Entry for a namespace import, which can use any name. */
const NAMESPACE_IMPORT = '*';

/**
 * Collects the names that an app imports from a shared package, before module concatenation: `usePage`, and
 * `island/usePage` for a shared subpath. The types gate compares only these names.
 */
export class UsedNames {
  #names = new Set();

  /** @param {string} packageName */
  constructor(packageName) {
    this.packageName = packageName;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('UsedNames', (compilation) => {
      compilation.hooks.finishModules.tap('UsedNames', (modules) => {
        this.#names = new Set();
        for (const { dependencies } of modules)
          for (const { request, ids } of dependencies)
            if (ids && `${request}/`.startsWith(`${this.packageName}/`))
              this.#names.add(this.#toPrefix(request) + (ids[0] ?? NAMESPACE_IMPORT));
      });
    });
  }

  /** `island/` for a subpath of the package, empty for the package itself. */
  #toPrefix(request) {
    return `${request}/`.slice(this.packageName.length + 1);
  }

  list() {
    return [...this.#names].sort();
  }
}
