/** Taken as one object: every name of it may be used. */
const ALL = '*';

/**
 * Names that an app's own code imports from a shared package, as they stand in its modules before these are put together:
 * `usePage`, and `island/usePage` of a part of it that is shared apart. The types of what is not imported may change as
 * they like.
 */
export class UsedNames {
  #names = new Set();

  constructor(request) {
    this.request = request;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('UsedNames', (compilation) => {
      compilation.hooks.finishModules.tap('UsedNames', (modules) => {
        this.#names = new Set();
        for (const { dependencies } of modules)
          for (const { request, ids } of dependencies)
            if (ids && `${request}/`.startsWith(`${this.request}/`))
              this.#names.add(this.#part(request) + (ids[0] ?? ALL));
      });
    });
  }

  #part(request) {
    return `${request}/`.slice(this.request.length + 1);
  }

  list() {
    return [...this.#names].sort();
  }
}
