import { formatDate } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';

/** Says where a fact comes from. */
export interface Sourced {
  readonly source: string;
  readonly as_of: string;
  readonly confidence: 'high' | 'medium' | 'low';
}

export interface SourceTexts {
  readonly source: string;
  /** For what was not read anywhere. */
  readonly memory: string;
  readonly sure: string;
}

/** Where a fact comes from, from when it is and how sure it is. */
export function SourceLine({ of, texts }: { of: Sourced; texts: SourceTexts }) {
  const { language } = usePage();
  const [address] = of.source.match(/https?:\/\/[^\s;)]+/) ?? [];
  return (
    <>
      {texts.source}:{' '}
      {address ? (
        <a href={address} rel="nofollow noopener">
          {new URL(address).hostname}
        </a>
      ) : (
        <span>{texts.memory}</span>
      )}
      <span>
        , {formatDate(of.as_of, language)}, {texts.sure}
      </span>
    </>
  );
}
