import { useRef, useState } from 'react';
import { minimumText, news2Minimum } from '@sideline/schema/clinical/minimum';
import { news2Text } from '@sideline/schema/clinical/news2';
import { Button, Collapse } from 'antd';
import { BooleanControl } from '../fields/boolean-control';
import { TimeControl } from '../fields/time-control';
import { RowFields } from '../fields/row-fields';
import { FieldHelp } from '../fields/field-help';
import { FieldControl } from '../fields/field-control';
import { FieldNote } from '../fields/field-note';
import { focusProblem } from '../fields/focus';
import { controlId } from '../fields/control-id';
import { entriesToCorrect, sectionDraft } from '../drafts/draft-view';
import { News2Badge } from './news2-badge';
import { useFacts, usePrf } from '../prf-context';
import type { Values } from '../drafts/changes';
import { Concerns } from './concerns';
import { Consciousness } from './consciousness';
import { noScoreNote } from './no-score-note';
import { Oxygen } from './oxygen';
import { SameAsLast } from './same-as-last';
import { scoreOf } from './score';
import { furtherFields, MORE_FIELDS, setField } from './set-fields';
import { Spo2Scale } from './spo2-scale';
import { useSet } from './use-set';
import { VitalTiles } from './vital-tiles';
import { formatTime } from '../record-clock';

interface EntryPadProps {
  readonly entryId: string;
  /** An existing set is being corrected. */
  readonly isCorrection: boolean;
  readonly onDone: () => void;
}

const MINUTE_MS = 60_000;
const ANSWER_WITHIN_MS = 2_000;

/** The pad for one observation set: time, tiles, oxygen, consciousness, and NEWS2 as it is calculated. */
export function EntryPad({ entryId, isCorrection, onDone }: EntryPadProps) {
  const { store } = usePrf();
  const facts = useFacts();
  const frame = useRef<HTMLElement>(null);
  const [isSaving, setSaving] = useState(false);
  const open = useSet(entryId);
  const [openedAt] = useState(Date.now);
  const { entry } = open;
  const idPrefix = controlId('observations', `entries/${entryId}`);
  const timeField = setField('date_time');
  const beforeField = setField('is_before_arrival');
  const score = scoreOf(open.scored, facts);
  const minimum = score.status === 'incomplete' ? news2Minimum(open.scored) : null;
  const note = noScoreNote(facts);
  const takenAt = entry.date_time ? Date.parse(entry.date_time) : openedAt;
  if (timeField.kind !== 'time' || beforeField.kind !== 'boolean') return null;
  // Text under 'More' that is not a value must not be folded away when the pad opens.
  const hasTextUnderMore = MORE_FIELDS.some(({ name }) =>
    Object.keys(sectionDraft(store.getState(), 'observations').texts).some(
      (path) => path === open.placeOf(name).path || path.startsWith(`${open.placeOf(name).path}/`),
    ),
  );

  const finish = async () => {
    setSaving(true);
    // A refusal usually arrives at once. Without an answer, the set waits on this device and the pad is free for the
    // next.
    await Promise.race([store.flush(), new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))]);
    setSaving(false);
    if (entriesToCorrect(store.getState(), 'observations', 'entries').has(entryId))
      focusProblem(frame.current);
    else onDone();
  };

  return (
    <section ref={frame} className="prf-card" aria-labelledby={`${idPrefix}-title`}>
      <div className="prf-label-line">
        <h3 id={`${idPrefix}-title`} className="prf-card-title">
          {isCorrection ? `Change set ${formatTime(entry.date_time)}` : 'New set'}
        </h3>
        <FieldHelp section="observations" path="entries" label="Observation sets" />
      </div>
      <div className="prf-grid">
        <div className="prf-field" data-wide data-field={`${idPrefix}-date_time`}>
          <div className="prf-label-line">
            <label htmlFor={`${idPrefix}-date_time`} id={`${idPrefix}-time-label`} className="prf-label">
              {timeField.label}
            </label>
            <FieldHelp section="observations" path="entries/date_time" label={timeField.label} />
          </div>
          <TimeControl
            id={`${idPrefix}-date_time`}
            place={open.placeOf('date_time')}
            field={timeField}
            value={entry.date_time ?? null}
            text={open.textOf('date_time')}
            onText={(text, problem) => {
              open.keepText('date_time', text, problem);
            }}
            onChange={(value) => {
              open.set('date_time', value);
            }}
            isDisabled={false}
            isInvalid={open.problemOf('date_time') !== null}
            labelId={`${idPrefix}-time-label`}
            describedBy={`${idPrefix}-time-note`}
          />
          <FieldNote id={`${idPrefix}-time-note`} error={open.problemOf('date_time')} />
        </div>
      </div>
      <VitalTiles open={open} idPrefix={idPrefix} />
      <Spo2Scale open={open} />
      {isCorrection ? null : <SameAsLast open={open} />}
      <div className="prf-grid">
        <Oxygen open={open} idPrefix={idPrefix} />
        <Consciousness open={open} idPrefix={idPrefix} />
        <div className="prf-field" data-field={`${idPrefix}-is_before_arrival`}>
          <span id={`${idPrefix}-before-label`} className="prf-label">
            {beforeField.label}
          </span>
          <p id={`${idPrefix}-before-hint`} className="prf-hint">
            {beforeField.hint}
          </p>
          <BooleanControl
            id={`${idPrefix}-is_before_arrival`}
            place={open.placeOf('is_before_arrival')}
            field={beforeField}
            value={entry.is_before_arrival ?? null}
            onChange={(value) => {
              open.set('is_before_arrival', value);
            }}
            isDisabled={false}
            isInvalid={false}
            labelId={`${idPrefix}-before-label`}
            describedBy={`${idPrefix}-before-hint`}
          />
        </div>
      </div>
      {note === null ? null : <p className="prf-hint">{note}</p>}
      <Concerns open={open} idPrefix={idPrefix} />
      <Collapse
        defaultActiveKey={hasTextUnderMore ? ['more'] : []}
        items={[
          {
            key: 'more',
            label:
              'More: rhythm, ketones, pupils, stroke, ECG, methods, comments, anything else not recordable',
            children: (
              <RowFields
                control={FieldControl}
                place={{ section: 'observations', path: `entries/${entryId}` }}
                fields={furtherFields(entry)}
                row={entry as unknown as Values}
                isDisabled={false}
                onChange={(change) => {
                  for (const [name, value] of Object.entries(change)) open.set(name, value);
                }}
              />
            ),
          },
        ]}
      />
      <div className="prf-set-foot">
        <div className="prf-actions" role="status">
          {score.status === 'scored' ? (
            <>
              <News2Badge total={score.total} band={score.band} />
              <span>next due {formatTime(takenAt + score.next_due_minutes * MINUTE_MS)}</span>
            </>
          ) : (
            <span>
              {minimum !== null && minimum.total > 0
                ? minimumText(minimum)
                : open.isNew && note === null
                  ? 'NEWS2 appears once all seven values are entered.'
                  : news2Text(score)}
            </span>
          )}
        </div>
        <FieldHelp section="observations" path="entries/news2" label="NEWS2" />
        <Button
          type="primary"
          size="large"
          disabled={open.isNew}
          loading={isSaving}
          onClick={() => void finish()}
        >
          {isCorrection ? 'Done' : 'Save set'}
        </Button>
      </div>
    </section>
  );
}
