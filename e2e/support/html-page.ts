/** A page as the server renders it, before any script runs. */
export interface HtmlPage {
  readonly address: string;
  readonly status: number;
  /** Target of a redirect. */
  readonly location: string | undefined;
  readonly html: string;
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: readonly string[];
  /** URLs in other languages, in page order. */
  readonly alternates: readonly (readonly [language: string, address: string])[];
  /** Share picture. */
  readonly picture: string | undefined;
  /** Texts of the h1 elements. */
  readonly headings: readonly string[];
  readonly inlineScripts: readonly { readonly type: string; readonly code: string }[];
}

/** Requests a page and parses its head. Redirects are not followed. */
export async function fetchHtmlPage(address: string): Promise<HtmlPage> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = await response.text();
  const matchFirst = (pattern: RegExp) => pattern.exec(html)?.[1];
  const matchAll = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    address,
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html,
    language: matchFirst(/<html[^>]* lang="([^"]+)"/),
    title: matchFirst(/<title>([^<]*)<\/title>/),
    description: matchFirst(/<meta name="description" content="([^"]*)"/),
    robots: matchFirst(/<meta name="robots" content="([^"]*)"/),
    canonical: matchAll(/<link rel="canonical" href="([^"]*)"/g).map(([, href]) => href ?? ''),
    alternates: matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g).map(
      ([, language, href]) => [language ?? '', href ?? ''],
    ),
    picture: matchFirst(/<meta property="og:image" content="([^"]*)"/),
    headings: matchAll(/<h1[^>]*>(.*?)<\/h1>/gs).map(([, inner = '']) =>
      inner.replaceAll(/<[^>]+>/g, '').trim(),
    ),
    inlineScripts: matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
      .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
      .map(([, attributes = '', code = '']) => ({
        type: /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '',
        code,
      })),
  };
}

export const readStructuredData = ({ inlineScripts }: HtmlPage): Record<string, unknown>[] =>
  inlineScripts
    .filter(({ type }) => type === 'application/ld+json')
    .map(({ code }) => JSON.parse(code));
