import { LANGUAGE_NAMES, type Language } from '@tractor-haat/i18n';
import { classNames } from '../class-names.ts';
import styles from './script-label.module.css';

/** Class for an `<option>` with the name of a language, which avoids loading the web font of that language. */
export const systemFont = styles.system;

/** The name of a language in its own script, such as हिन्दी. It uses a system font, because the web font has 70 KB. */
export function ScriptLabel({ language, className }: { language: Language; className?: string }) {
  return (
    <span lang={language} className={classNames(styles.system, className)}>
      {LANGUAGE_NAMES[language]}
    </span>
  );
}
