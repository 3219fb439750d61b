/** A schema.org object. `JsonLd` adds `@context`. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Renders structured data for search engines. */
export function JsonLd({ data }: { data: StructuredData }) {
  // A `<` inside a string could end the script element, so it is escaped.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
