import { formatDate } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';

export interface SourceDetails {
  readonly source: string;
  readonly as_of: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

export interface SourceTexts {
  readonly source: string;
  /** Displayed instead of a link if the source is no URL. */
  readonly memory: string;
  readonly confidence: string;
}

/** Displays source, date and confidence of a fact. The translated confidence is a prop. */
export function SourceLine({ of, texts }: { of: SourceDetails; texts: SourceTexts }) {
  const { language } = usePage();
  const [url] = of.source.match(/https?:\/\/[^\s;)]+/) ?? [];
  return (
    <>
      {texts.source}:{' '}
      {url ? (
        <a href={url} rel="nofollow noopener">
          {new URL(url).hostname}
        </a>
      ) : (
        <span>{texts.memory}</span>
      )}
      <span>
        , {formatDate(of.as_of, language)}, {texts.confidence}
      </span>
    </>
  );
}
