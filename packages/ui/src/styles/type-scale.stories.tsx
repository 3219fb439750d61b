import type { Meta } from '@storybook/react-vite';
import { formatRupees } from '@tractor-haat/i18n';
import { useLanguage } from '../workshop/language-context.ts';
import { useTexts } from '../workshop/use-texts.ts';
import styles from '../workshop/workshop.module.css';

export default { title: 'Type scale' } satisfies Meta;

export function Sizes() {
  const text = useTexts();
  const language = useLanguage();
  return (
    <div>
      {['h1', 'h2', 'lead', 'body', 'small', 'note'].map((size) => (
        <p key={size} className={styles.size} style={{ fontSize: `var(--t-${size})` }}>
          {text('price_from')} {formatRupees(656_000, language)}
        </p>
      ))}
    </div>
  );
}

export function Paragraph() {
  const text = useTexts();
  return <p>{text('answer_one')}</p>;
}
