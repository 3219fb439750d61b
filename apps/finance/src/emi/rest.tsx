import { EarlyPanel } from './early-panel.tsx';
import type { EmiInputs } from './emi-inputs.ts';
import { FlatPanel } from './flat-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import type { Schedule } from './schedule.ts';
import { ScheduleList } from './schedule-list.tsx';
import type { Change } from './use-calculator.ts';
import { YearChart } from './year-chart.tsx';

export interface RestProps {
  /** As they are, for what is quick to draw. */
  readonly soon: EmiInputs;
  /** As they were when the hand rested, and their schedule. */
  readonly later: EmiInputs;
  readonly schedule: Schedule;
  readonly change: Change;
  /** Month in which the first instalment falls due where none is chosen. */
  readonly nextMonth: string;
}

/** Chart, schedule and panels below the calculator's fields; their code comes after the fields' own. */
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
