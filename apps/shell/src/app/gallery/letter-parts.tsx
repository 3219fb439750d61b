import { formatRupees, LANGUAGES } from '@tractor-haat/i18n';
import { usePage } from '@tractor-haat/platform';
import { ScriptLabel, SectionHead, VisuallyHidden } from '@tractor-haat/ui';
import styles from './letter-parts.module.css';
import { InRow, Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

const SIZES = ['h1', 'h2', 'lead', 'body', 'small', 'note'];

/** Type scale in the page's script, and names of languages. */
export function LetterParts() {
  const word = useWords();
  const { language } = usePage();
  return (
    <Parts title={word('letters')} on="ground">
      <Part name="--t-…">
        <div>
          {SIZES.map((size) => (
            <p key={size} className={styles.size} style={{ fontSize: `var(--t-${size})` }}>
              {word('price_from')} {formatRupees(656000, language)}
            </p>
          ))}
        </div>
      </Part>
      <Part name="SectionHead">
        <SectionHead
          title={word('popular_row')}
          line={word('varies')}
          more={{ to: '#sliders', text: word('see_all') }}
        />
        <p>{word('answer_one')}</p>
      </Part>
      <Part name="ScriptLabel, VisuallyHidden">
        <InRow>
          {LANGUAGES.map((one) => (
            <ScriptLabel key={one} language={one} />
          ))}
          <VisuallyHidden>{word('letters')}</VisuallyHidden>
        </InRow>
      </Part>
    </Parts>
  );
}
