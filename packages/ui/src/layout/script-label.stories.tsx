import type { Meta } from '@storybook/react-vite';
import { LANGUAGES } from '@tractor-haat/i18n';
import { Row } from '../workshop/row.tsx';
import { ScriptLabel } from './script-label.tsx';

export default { title: 'ScriptLabel' } satisfies Meta;

export function AllLanguages() {
  return (
    <Row>
      {LANGUAGES.map((language) => (
        <ScriptLabel key={language} language={language} />
      ))}
    </Row>
  );
}
