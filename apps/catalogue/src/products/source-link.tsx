/** `source` is a URL or plain text. */
export function SourceLink({ source }: { source: string }) {
  if (!/^https?:/i.test(source)) return source;
  return (
    <a href={source} rel="nofollow noopener">
      {new URL(source).hostname}
    </a>
  );
}
