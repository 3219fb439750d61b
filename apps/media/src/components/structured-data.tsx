/** Facts of the page for search engines. `<` never ends the element early; nothing of it is run. */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const facts = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{facts.replaceAll('<', '\\u003c')}</script>;
}
