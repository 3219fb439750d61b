import {
  Alert,
  Box,
  EmptyState,
  FilterChip,
  Progress,
  Skeleton,
  Spinner,
  Steps,
} from '@tractor-haat/ui';
import { InRow, Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

/** Alerts, loading and empty states. */
export function StateParts() {
  const word = useWords();
  return (
    <Parts title={word('states')} on="ground">
      <Part name="Alert: ok, bad, info">
        <Alert tone="ok">{word('verified')}</Alert>
        <Alert>{word('wrong')}</Alert>
        <Alert tone="info">{word('illustration')}</Alert>
      </Part>
      <Part name="Steps, Progress, Spinner">
        <Steps step={2} steps={3} label={word('step')} />
        <Progress label={word('photo')} value={40} />
        <Progress label={word('uploading')} />
        <InRow>
          <Spinner label={word('loading')} />
        </InRow>
      </Part>
      <Part name="EmptyState">
        <Box>
          <EmptyState title={word('nothing_found')}>
            <FilterChip to="#states" removeLabel={word('remove_brand')}>
              {word('brand_chip')}
            </FilterChip>
          </EmptyState>
        </Box>
      </Part>
      <Part name="Skeleton: card, text">
        <Box>
          <Skeleton shape="card" />
          <Skeleton />
          <Skeleton />
        </Box>
      </Part>
    </Parts>
  );
}
