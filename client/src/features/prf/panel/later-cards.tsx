import { DrugsGiven } from './drugs-given';
import { RecordTimeline } from './record-timeline';

/** The cards below the latest set: they come after the section that is open. */
export default function LaterCards() {
  return (
    <>
      <DrugsGiven />
      <RecordTimeline />
    </>
  );
}
