import { DrugsGiven } from './drugs-given';
import { QuestionPanel } from '../questions/question-panel';
import { LatestSet } from './latest-set';
import { RecordTimeline } from './record-timeline';

/** What one looks up while writing: the latest set, the drugs given, and everything in order of time. */
export function SidePanel() {
  return (
    <>
      <QuestionPanel />
      <LatestSet />
      <DrugsGiven />
      <RecordTimeline />
    </>
  );
}
