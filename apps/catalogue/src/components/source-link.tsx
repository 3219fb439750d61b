/** Host of a web address as a link; other sources as their text. */
export function SourceLink({ source }: { source: string }) {
  if (!/^https?:/i.test(source)) return source;
  return (
    <a href={source} rel="nofollow noopener">
      {new URL(source).hostname}
    </a>
  );
}
