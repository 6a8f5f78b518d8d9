import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { fieldAt, type PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { isSame } from '@sideline/schema/prf/record/merge';
import {
  actsAt,
  answersOf,
  ONE_TAP_ACTS,
  type FilledAnswer,
  type OneTapAct,
} from '@sideline/schema/prf/rules/one-tap-acts';
import { Button } from 'antd';
import { useState } from 'react';
import { onLeavingDevice } from '../../../lib/device/device';
import { useSignedInUser } from '../../../lib/session';
import { thisMinute } from '../fields/entry-editor';
import { useFacts, useIdentity, usePrf } from '../prf-context';
import { formatDateTime, formatTime } from '../record-clock';

interface DoneAct {
  readonly answers: readonly FilledAnswer[];
  readonly at: string;
}

/** What one-tap acts filled in, by record and act. It is shown and can be undone, even after leaving and returning. */
const done = new Map<string, DoneAct>();
onLeavingDevice(() => {
  done.clear();
  return Promise.resolve();
});

const labelsOf = (answers: readonly FilledAnswer[]): string =>
  answers.map(({ section, path }) => fieldAt(section, path)?.label ?? path).join(', ');

interface OneTapActsProps {
  readonly section: PrfSectionKey;
  readonly group: string;
}

/** The acts that a card offers, and those that were done here, with what each filled in. */
export function OneTapActs({ section, group }: OneTapActsProps) {
  const hasAny = ONE_TAP_ACTS.some(({ at }) => at.section === section && at.group === group);
  return hasAny ? <ActsOfCard section={section} group={group} /> : null;
}

function ActsOfCard({ section, group }: OneTapActsProps) {
  const { store } = usePrf();
  const facts = useFacts();
  const { prfId } = useIdentity();
  const user = useSignedInUser();
  const [, setTaps] = useState(0);
  const keyOf = ({ key }: OneTapAct) => `${prfId}/${key}`;
  const name = `${user.firstName} ${user.lastName}`;
  const fillOf = (act: OneTapAct) => {
    const now = new Date();
    const statement = `Examined, no abnormality found. ${name}, ${formatDateTime(now)}.`;
    return answersOf(act, facts, { name, at: thisMinute(), statement });
  };
  const redraw = () => {
    setTaps((count) => count + 1);
  };

  const tap = (act: OneTapAct) => {
    const answers = fillOf(act);
    for (const { section: of, path, value } of answers) store.edit(of, path, value);
    done.set(keyOf(act), { answers, at: thisMinute() });
    redraw();
  };
  const undo = (act: OneTapAct) => {
    for (const { section: of, path, value } of done.get(keyOf(act))?.answers ?? []) {
      // Anything that was changed since is the person's own answer.
      if (isSame(facts.data[of]?.[path], value)) store.edit(of, path, null);
    }
    done.delete(keyOf(act));
    redraw();
  };

  const own = ONE_TAP_ACTS.filter(({ at }) => at.section === section && at.group === group);
  const offered = actsAt(section, group, facts);
  return own.map((act) => {
    const filled = done.get(keyOf(act));
    if (filled) {
      const count = filled.answers.length;
      return (
        <div key={act.key} className="prf-ready" data-done role="status">
          <span>
            <CheckOutlined aria-hidden="true" /> {act.label}:{' '}
            {count === 1 ? '1 answer' : `${String(count)} answers`} entered at {formatTime(filled.at)}:{' '}
            {labelsOf(filled.answers)}.
          </span>
          <Button
            icon={<UndoOutlined aria-hidden="true" />}
            aria-label={`Undo: ${act.label}`}
            onClick={() => {
              undo(act);
            }}
          >
            Undo
          </Button>
        </div>
      );
    }
    if (!offered.includes(act) || fillOf(act).length === 0) return null;
    return (
      <div key={act.key} className="prf-ready">
        <span>{act.words}</span>
        <Button
          icon={<CheckOutlined aria-hidden="true" />}
          onClick={() => {
            tap(act);
          }}
        >
          {act.label}
        </Button>
      </div>
    );
  });
}
