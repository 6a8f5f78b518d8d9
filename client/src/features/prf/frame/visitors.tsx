import { stepOf } from '@sideline/schema/prf/catalogue/steps';
import { Tooltip } from 'antd';
import { noteText, newestNote } from '../live/live-notes';
import type { Visitor } from '../live/use-live-prf';
import { initialsOf, nameOf } from '../person-name';
import { usePrf } from '../prf-context';

const whereabouts = ({ person, step }: Visitor): string => `${nameOf(person)}, in ${stepOf(step).label}`;

const keyOf = ({ person, step }: Visitor): string => `${person.userId ?? ''} ${step}`;

/** Who else has this record open, as initials with the name. */
export function BannerVisitors() {
  const { visitors } = usePrf().live;
  if (visitors.length === 0) return null;
  return (
    <ul className="prf-visitors" aria-label="Also in this record">
      {visitors.map((visitor) => (
        <li key={keyOf(visitor)}>
          <Tooltip title={whereabouts(visitor)}>
            <span className="prf-visitor">
              <span aria-hidden="true">{initialsOf(visitor.person)}</span>
              <span className="sl-hidden">{whereabouts(visitor)}</span>
            </span>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

interface StepVisitorsProps {
  readonly visitors: readonly Visitor[];
}

/** Who else is at a step of the form, shown in its link, whose own text also says it. */
export function StepVisitors({ visitors }: StepVisitorsProps) {
  if (visitors.length === 0) return null;
  return (
    <span className="prf-visitors prf-step-visitors" aria-hidden="true">
      {visitors.map((visitor) => (
        <span key={keyOf(visitor)} className="prf-visitor" title={nameOf(visitor.person)}>
          {initialsOf(visitor.person)}
        </span>
      ))}
    </span>
  );
}

/**
 * Says that another person has changed the open section while it was open. On a phone, also who is there, because its
 * banner has no room.
 */
export function SectionNote({ step }: { readonly step: string }) {
  const { notes, visitors } = usePrf().live;
  const note = newestNote(notes, step);
  if (note === null && visitors.length === 0) return null;
  return (
    <div className="prf-section-note" data-note={note !== null}>
      <BannerVisitors />
      {note ? noteText(note) : null}
    </div>
  );
}

/** Says the same aloud, without interrupting: who has come and gone, and what was changed in the open section. */
export function LiveAnnouncements({ step }: { readonly step: string }) {
  const { visitors, notes } = usePrf().live;
  const note = newestNote(notes, step);
  return (
    <>
      <p className="sl-hidden" role="status">
        {visitors.map(whereabouts).join('. ')}
      </p>
      <p className="sl-hidden" role="status">
        {note ? noteText(note) : ''}
      </p>
    </>
  );
}
