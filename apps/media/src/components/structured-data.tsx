/** Structured data for search engines. Escapes `<`, which could end the script element. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const facts = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{facts.replaceAll('<', '\\u003c')}</script>;
}
