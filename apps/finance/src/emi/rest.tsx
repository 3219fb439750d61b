import { EarlyPanel } from './early-panel.tsx';
import type { EmiInputs } from './emi-inputs.ts';
import { FlatPanel } from './flat-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import type { Schedule } from './schedule.ts';
import { ScheduleList } from './schedule-list.tsx';
import type { Change } from './use-calculator.ts';
import { YearChart } from './year-chart.tsx';

export interface RestProps {
  /** Current inputs, for panels that render fast. */
  readonly soon: EmiInputs;
  /** Inputs after the drag, with their schedule; for slow panels. */
  readonly later: EmiInputs;
  readonly schedule: Schedule;
  readonly change: Change;
  /** Month of the first instalment if the visitor chooses none: `2026-12`. */
  readonly nextMonth: string;
}

/** Chart, schedule and panels below the fields; a chunk that loads after the fields. */
export default function Rest({ soon, later, schedule, change, nextMonth }: RestProps) {
  const start = later.start || nextMonth;
  return (
    <>
      <YearChart schedule={schedule} every={later.every} />
      <ScheduleList schedule={schedule} every={later.every} start={start} />
      <EarlyPanel inputs={soon} change={change} start={start} />
      <FlatPanel inputs={soon} change={change} />
      <OffersPanel inputs={soon} change={change} />
    </>
  );
}
