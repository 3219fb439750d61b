/** A page as rendered by the server; no script has run. */
export interface HtmlPage {
  readonly address: string;
  readonly status: number;
  /** Redirect target, if any. */
  readonly location: string | undefined;
  readonly html: string;
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: readonly string[];
  /** URLs in other languages, in page order. */
  readonly alternates: readonly (readonly [language: string, address: string])[];
  /** Preview picture for sharing. */
  readonly picture: string | undefined;
  /** Text of the h1 headings. */
  readonly headings: readonly string[];
  /** Inline scripts. */
  readonly inlineScripts: readonly { readonly type: string; readonly code: string }[];
}

/** Requests a page and parses its head. Redirects are not followed. */
export async function htmlPage(address: string): Promise<HtmlPage> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = await response.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  const all = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    address,
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html,
    language: one(/<html[^>]* lang="([^"]+)"/),
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g).map(([, href]) => href ?? ''),
    alternates: all(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g).map(
      ([, language, href]) => [language ?? '', href ?? ''],
    ),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    headings: all(/<h1[^>]*>(.*?)<\/h1>/gs).map(([, inner = '']) =>
      inner.replaceAll(/<[^>]+>/g, '').trim(),
    ),
    inlineScripts: all(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
      .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
      .map(([, attributes = '', code = '']) => ({
        type: /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
        code,
      })),
  };
}

/** Parsed structured data. */
export const factsOf = ({ inlineScripts }: HtmlPage): Record<string, unknown>[] =>
  inlineScripts
    .filter(({ type }) => type === 'application/ld+json')
    .map(({ code }) => JSON.parse(code));
