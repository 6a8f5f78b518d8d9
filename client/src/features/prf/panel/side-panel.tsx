import { DrugsGiven } from './drugs-given';
import { LatestSet } from './latest-set';
import { RecordTimeline } from './record-timeline';

/** What one looks up while writing: the latest set, the drugs given, and everything in order of time. */
export function SidePanel() {
  return (
    <>
      <LatestSet />
      <DrugsGiven />
      <RecordTimeline />
    </>
  );
}
