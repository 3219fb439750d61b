/** A schema.org object without `@context`. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Structured data of the page as an inert data block. */
export function JsonLd({ data }: { data: StructuredData }) {
  // An unescaped `<` could end the script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
