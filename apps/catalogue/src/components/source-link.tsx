/** Host of a URL as a link; other sources as text. */
export function SourceLink({ source }: { source: string }) {
  if (!/^https?:/i.test(source)) return source;
  return (
    <a href={source} rel="nofollow noopener">
      {new URL(source).hostname}
    </a>
  );
}
