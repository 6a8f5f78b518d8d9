import { AlertFilled } from '@ant-design/icons';
import {
  alertActionPath,
  alertWords,
  isAlertActionPath,
  type Alert,
} from '@sideline/schema/prf/rules/alerts';
import { escalationWords, type Escalation } from '@sideline/schema/prf/rules/escalation';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { FieldError } from '../../../components/ui/entity-form';
import { openAmendment } from '../drafts/draft-registry';
import type { KeptText } from '../drafts/draft-state';
import { sectionDraft } from '../drafts/draft-view';
import { keepAnswer, keptAnswer, keptWords } from '../drafts/kept-answer';
import { controlId } from '../fields/control-id';
import { openAlerts } from '../questions/section-progress';
import { pathLabel } from '../path-label';
import { useFacts, usePrf, useView } from '../prf-context';
import type { PrfRecord } from '../prf-record';
import type { RecordView } from '../record-view';
import { formatTime, recordZone } from '../record-clock';
import { AlertAnswer } from './alert-answer';
import { alertControlId } from './alert-control-id';

const SECTION = 'observations';

type LeftOver = KeptText & {
  readonly path: string;
  readonly label: string;
  /** The record already says what was done. */
  readonly isAnswered: boolean;
};

/**
 * Answers typed for alerts that no longer need an action: another answer was given, the set was corrected, or the record
 * was signed.
 */
const leftOver = (view: RecordView): readonly LeftOver[] => {
  const isLocked = view.draft().lock !== null;
  const open = new Set((isLocked ? [] : openAlerts(view)).map(({ entryId }) => alertActionPath(entryId)));
  const { texts } = sectionDraft(view.draft(), SECTION);
  const values = view.facts().data[SECTION] ?? {};
  const answered = new Set(
    (view.record?.alerts ?? []).flatMap(({ entryId, action }) =>
      action === null ? [] : [alertActionPath(entryId)],
    ),
  );
  return Object.entries(texts).flatMap(([path, kept]) =>
    isAlertActionPath(path) && !open.has(path)
      ? [{ ...kept, path, label: pathLabel(SECTION, path, values), isAnswered: answered.has(path) }]
      : [],
  );
};

interface AlertBannerProps {
  /** The set on the pad; null if there is no pad. */
  readonly padId: string | null;
  /** Shows that set's own alert, and otherwise those of all other sets. */
  readonly isOfPad?: boolean;
}

/** Shown for every alert until the action taken is recorded (clinical sections 2 and 9). */
export function AlertBanner({ padId, isOfPad = false }: AlertBannerProps) {
  const { isReadOnly } = usePrf();
  const all = useView(openAlerts);
  const alerts = all.filter(({ entryId }) => (entryId === padId) === isOfPad);
  const padPath = padId === null ? null : alertActionPath(padId);
  const left = useView(leftOver).filter(({ path }) => (path === padPath) === isOfPad);
  if (alerts.length === 0 && left.length === 0) return null;
  return (
    <div className="prf-callout" data-tone="danger" role="alert">
      {alerts.map((alert) => (
        <AlertLine key={alert.entryId} alert={alert} all={all} isReadOnly={isReadOnly} />
      ))}
      {left.map((one) => (
        <LeftOverLine key={one.path} {...one} />
      ))}
    </div>
  );
}

/** For a signed record, it can still be part of an amendment. Until then it waits to be recorded or discarded. */
function LeftOverLine({ path, label, text, problem, isAnswered }: LeftOver) {
  const { store, record, amending } = usePrf();
  const navigate = useNavigate();
  const amend = (signed: PrfRecord) => {
    openAmendment(signed.id).keepText(SECTION, path, { text, problem: 'Record it, or discard it.' });
    store.keepText(SECTION, path, null);
    void navigate(`/prf/${signed.customPrfId}/amend?section=${SECTION}`);
  };
  return (
    <div id={controlId(SECTION, path)} className="prf-field" tabIndex={-1}>
      <p className="prf-callout-title">Typed on this device, not recorded</p>
      <p>
        {label}: <strong>{keptWords(path, text, recordZone())}</strong>. {problem}
      </p>
      <div className="prf-actions">
        {record?.canAmend && !amending && !isAnswered ? (
          <Button type="primary" onClick={() => amend(record)}>
            Add it to an amendment
          </Button>
        ) : null}
        <Button
          onClick={() => {
            store.keepText(SECTION, path, null);
          }}
        >
          Discard what I typed
        </Button>
      </div>
    </div>
  );
}

interface AlertLineProps {
  readonly alert: Alert;
  /** Every open alert, including this one. */
  readonly all: readonly Alert[];
  readonly isReadOnly: boolean;
}

const typedOf = (view: RecordView, path: string): KeptText | null =>
  sectionDraft(view.draft(), SECTION).texts[path] ?? null;

/** Entries are kept at every key, and recorded as a command like everything else, with or without the server. */
function AlertLine({ alert, all, isReadOnly }: AlertLineProps) {
  const { store, amending } = usePrf();
  const facts = useFacts();
  const { entryId, at } = alert;
  const path = alertActionPath(entryId);
  const { text = '', problem = null } = useView(typedOf, path) ?? {};
  const id = alertControlId(entryId);

  const record = (escalation: Escalation, answered: readonly Alert[]) => {
    const answers = answered.map(({ entryId: of, total, reasons }) => ({
      entryId: of,
      total,
      reasons,
      escalation,
      action: escalationWords(escalation, of, facts, { timeZone: recordZone() }),
    }));
    if (!amending) {
      for (const answer of answers) store.answerAlert(answer);
      return;
    }
    const now = new Date().toISOString();
    store.note({
      alertActions: [...amending.alertActions, ...answers.map((answer) => ({ ...answer, at: now }))],
    });
    for (const { entryId: of } of answers) store.keepText(SECTION, alertActionPath(of), null);
  };

  return (
    <div className="prf-field">
      <label htmlFor={id} className="prf-callout-title">
        <AlertFilled aria-hidden="true" /> {alertWords(alert)}
        {at ? ` at ${formatTime(at)}` : ''}. Action taken?
      </label>
      {isReadOnly ? null : (
        <AlertAnswer
          id={id}
          alert={alert}
          answer={keptAnswer(text)}
          onChange={(answer) => {
            store.keepText(SECTION, path, { text: keepAnswer(answer), problem: null });
          }}
          onSubmit={(escalation) => {
            record(escalation, [alert]);
          }}
          {...(all.length > 1
            ? {
                others: {
                  count: all.length - 1,
                  onSubmit: (escalation: Escalation) => {
                    record(escalation, all);
                  },
                },
              }
            : {})}
        />
      )}
      <FieldError id={id} error={problem} />
    </div>
  );
}
