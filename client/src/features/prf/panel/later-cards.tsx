import { DrugsGiven } from './drugs-given';
import { RecordTimeline } from './record-timeline';

/** The cards below the latest set. They load after the open section. */
export default function LaterCards() {
  return (
    <>
      <DrugsGiven />
      <RecordTimeline />
    </>
  );
}
