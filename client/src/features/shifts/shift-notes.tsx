import { Button, Input } from 'antd';
import { useState } from 'react';
import { v7 } from 'uuid';
import { TableSkeleton } from '../../components/ui/skeletons';
import { formatDateTime } from '../../lib/dates';
import { AddShiftNoteDocument, type ShiftThreadFragment } from './shifts.generated';
import styles from './shifts.module.css';
import type { ShiftActs } from './use-shift-acts';

interface ShiftNotesProps {
  readonly shiftId: string;
  /** Also empty if they could not be loaded (spec section 8), and for people who may not read them. */
  readonly notes: readonly ShiftThreadFragment[];
  /** Nothing is shown until they have loaded. */
  readonly isLoading: boolean;
  /** Whether the user may read and add notes: an admin, or the person who works this shift. */
  readonly canNote: boolean;
  readonly running: string | null;
  readonly act: ShiftActs['act'];
}

/** The notes of a shift, and a field for a new one, for people who may read them. */
export function ShiftNotes({ shiftId, notes, isLoading, canNote, running, act }: ShiftNotesProps) {
  const [note, setNote] = useState('');
  // Kept until the server has answered, so that sending again after a lost answer does not create a second one.
  const [noteId, setNoteId] = useState(() => v7());
  return (
    <section className={styles['form']} aria-labelledby="shift-notes">
      <h3 id="shift-notes" className="sl-card-title">
        Notes
      </h3>
      {!canNote ? (
        <p>Only the person who works this shift and administrators can read its notes.</p>
      ) : isLoading ? (
        <TableSkeleton rows={1} />
      ) : notes.length === 0 ? (
        <p>No notes available.</p>
      ) : (
        <ul className={styles['thread']}>
          {notes.map((one) => (
            <li key={one.id}>
              {one.note}
              <br />
              <small>{`${one.author}, ${formatDateTime(one.writtenAt)}`}</small>
            </li>
          ))}
        </ul>
      )}
      {canNote ? (
        <form
          className={styles['actions']}
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim() === '') return;
            void act('Add Note', AddShiftNoteDocument, { shiftId, note, noteId }).then((isDone) => {
              if (!isDone) return;
              setNote('');
              setNoteId(v7());
            });
          }}
        >
          <Input
            aria-label="New note"
            placeholder="Write a note"
            style={{ flex: 1, minWidth: 200 }}
            value={note}
            onChange={({ target }) => {
              setNote(target.value);
              setNoteId(v7());
            }}
          />
          <Button htmlType="submit" loading={running === 'Add Note'}>
            Add Note
          </Button>
        </form>
      ) : null}
    </section>
  );
}
