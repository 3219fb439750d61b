import { LANGUAGE_NAMES, type Language } from '@tractor-haat/i18n';
import { classNames } from '../class-names.ts';
import styles from './script-label.module.css';

/** For `<option>`s and the like that show a language's name: keeps its web font from being fetched. */
export const systemFont = styles.system;

/** A language's own name (हिन्दी) in the device's font: the web font would cost 70 KB for one word. */
export function ScriptLabel({ language, className }: { language: Language; className?: string }) {
  return (
    <span lang={language} className={classNames(styles.system, className)}>
      {LANGUAGE_NAMES[language]}
    </span>
  );
}
