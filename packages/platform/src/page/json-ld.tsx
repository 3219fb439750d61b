/** What a search engine reads of a page: an object of schema.org without `@context`. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Structured data of the page, as a data block: nothing in it is executed. */
export function JsonLd({ data }: { data: StructuredData }) {
  // `<` could end the script early, whatever the text is.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
