import { LANGUAGE_NAMES, type Language } from '@tractor-haat/i18n';
import { classNames } from '../class-names.ts';
import styles from './script-label.module.css';

/** Class for an `<option>` with a language's name. Avoids loading the web font of that language. */
export const systemFont = styles.system;

/** A language's own name (हिन्दी) in a system font, because its web font has 70 KB. */
export function ScriptLabel({ language, className }: { language: Language; className?: string }) {
  return (
    <span lang={language} className={classNames(styles.system, className)}>
      {LANGUAGE_NAMES[language]}
    </span>
  );
}
