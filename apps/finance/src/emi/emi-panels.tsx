import { EarlyPanel } from './early-panel.tsx';
import type { EmiInputs } from './emi-inputs.ts';
import { FlatPanel } from './flat-panel.tsx';
import { OffersPanel } from './offers-panel.tsx';
import type { Schedule } from './schedule.ts';
import { ScheduleList } from './schedule-list.tsx';
import type { ChangeInputs } from './use-calculator.ts';
import { YearChart } from './year-chart.tsx';

export interface EmiPanelsProps {
  /** Updates during a drag, for panels that render fast. */
  readonly current: EmiInputs;
  /** Updates after a drag, for panels that render slowly. */
  readonly settled: EmiInputs;
  readonly schedule: Schedule;
  readonly change: ChangeInputs;
  /** First instalment if the visitor selects no month, such as `2026-12`. */
  readonly nextMonth: string;
}

export default function EmiPanels({
  current,
  settled,
  schedule,
  change,
  nextMonth,
}: EmiPanelsProps) {
  const start = settled.start || nextMonth;
  return (
    <>
      <YearChart schedule={schedule} every={settled.every} />
      <ScheduleList schedule={schedule} every={settled.every} start={start} />
      <EarlyPanel inputs={current} change={change} start={start} />
      <FlatPanel inputs={current} change={change} />
      <OffersPanel inputs={current} change={change} />
    </>
  );
}
