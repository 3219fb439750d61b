import { useTranslation } from '@tractor-haat/platform';
import type { WritingField } from '../writing/field.ts';

/** Who asks or answers: the name is shown, the number never. */
export function usePersonFields(): readonly WritingField[] {
  const { t } = useTranslation('questions');
  return [
    { name: 'name', label: t('name'), rule: 'name', autoComplete: 'name', half: true },
    {
      name: 'mobile',
      label: t('mobile'),
      rule: 'mobile',
      kind: 'tel',
      autoComplete: 'tel-national',
      half: true,
    },
  ];
}
