export type CookieJar = {
  headers(): { cookie: string } | Record<string, never>;
  store(setCookie: unknown): void;
};

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    headers() {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return cookie === '' ? {} : { cookie };
    },
    store(setCookie) {
      for (const header of [setCookie ?? []].flat()) {
        const [pair = ''] = String(header).split(';');
        const [name = '', ...value] = pair.split('=');
        cookies.set(name, value.join('='));
      }
    },
  };
}
