import { AlertFilled } from '@ant-design/icons';
import { NEWS2_BAND_LABELS } from '@sideline/schema/clinical/news2';
import { LIMITS } from '@sideline/schema/limits';
import { alertActionPath, isAlertActionPath } from '@sideline/schema/prf/alerts';
import { Button, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { FieldError } from '../../../components/entity-form';
import { openAmendment } from '../../../lib/drafts/draft-registry';
import type { KeptText } from '../../../lib/drafts/draft-state';
import { sectionDraft } from '../../../lib/drafts/draft-view';
import { controlId } from '../fields/control-id';
import { openAlerts } from '../frame/section-progress';
import { pathLabel } from '../path-label';
import { usePrf, useView } from '../prf-context';
import type { PrfRecord } from '../prf-record';
import type { RecordView } from '../record-view';
import { formatTime } from '../record-clock';

const SECTION = 'observations';

/** Where the action on a set's alert is typed. */
export const alertControlId = (entryId: string): string => controlId(SECTION, alertActionPath(entryId));

type LeftOver = KeptText & {
  readonly path: string;
  readonly label: string;
  /** The record says already what was done. */
  readonly isAnswered: boolean;
};

/** What was typed about alerts that wait for no action any more: another answered, the set was put right, or somebody signed. */
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

/** Stays for every low-medium, medium or high NEWS2 until somebody records the action taken (clinical section 2). */
export function AlertBanner() {
  const { isReadOnly } = usePrf();
  const alerts = useView(openAlerts);
  const left = useView(leftOver);
  if (alerts.length === 0 && left.length === 0) return null;
  return (
    <div className="prf-callout" data-tone="danger" role="alert">
      {alerts.map((alert) => (
        <AlertLine key={alert.entryId} {...alert} isReadOnly={isReadOnly} />
      ))}
      {left.map((one) => (
        <LeftOverLine key={one.path} {...one} />
      ))}
    </div>
  );
}

/** Of a signed record it can still be said in an amendment, in which it waits to be recorded or discarded. */
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
        {label}: <strong>{text}</strong>. {problem}
      </p>
      <div className="prf-actions">
        {record?.canAmend && !amending && !isAnswered ? (
          <Button type="primary" onClick={() => amend(record)}>
            Take it into an amendment
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
  readonly entryId: string;
  readonly at: string | null;
  readonly total: number;
  readonly band: keyof typeof NEWS2_BAND_LABELS;
  readonly isReadOnly: boolean;
}

const typedOf = (view: RecordView, path: string): KeptText | null =>
  sectionDraft(view.draft(), SECTION).texts[path] ?? null;

/** What is typed is kept at every key, and recorded as a command like everything else: with or without the server. */
function AlertLine({ entryId, at, total, band, isReadOnly }: AlertLineProps) {
  const { store, amending } = usePrf();
  const path = alertActionPath(entryId);
  const { text = '', problem = null } = useView(typedOf, path) ?? {};
  const id = alertControlId(entryId);

  const submit = () => {
    const answer = { entryId, total, action: text.trim() };
    if (!amending) {
      store.answerAlert(answer);
      return;
    }
    store.note({
      alertActions: [...amending.alertActions, { ...answer, at: new Date().toISOString() }],
    });
    store.keepText(SECTION, path, null);
  };

  return (
    <form
      className="prf-field"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="prf-callout-title">
        <AlertFilled aria-hidden="true" /> NEWS2 {total}, {NEWS2_BAND_LABELS[band].toLowerCase()}
        {at ? ` at ${formatTime(at)}` : ''}. Action taken?
      </label>
      {isReadOnly ? null : (
        <div className="prf-alert-line">
          <Input
            id={id}
            value={text}
            maxLength={LIMITS.alerts.actionLength}
            autoComplete="off"
            placeholder="What was done: escalated to whom, treatment, closer observation"
            onChange={({ target: { value } }) => {
              store.keepText(SECTION, path, value === '' ? null : { text: value, problem: null });
            }}
          />
          <Button htmlType="submit" type="primary" disabled={text.trim() === ''}>
            Record action
          </Button>
        </div>
      )}
      <FieldError id={id} error={problem} />
    </form>
  );
}
