import { Button, Checkbox } from 'antd';
import { diffSection } from '@sideline/schema/prf/record/diff';
import { checkEscalation } from '@sideline/schema/prf/rules/check-escalation';
import { sectionOf } from '@sideline/schema/prf/catalogue/catalogue';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../../../components/ui/failure';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { inlineErrors, useQuery } from '../../../lib/apollo-hooks';
import { applyChanges, type Values } from '../drafts/changes';
import { openAmendment } from '../drafts/draft-registry';
import { EMPTY_NOTE, type AlertAction } from '../drafts/draft-state';
import { entryFieldsOf } from '../drafts/entry-fields';
import { useSignedInUser } from '../../../lib/session';
import { DifferenceList } from '../differences/difference-list';
import { useFormatOptions } from '../differences/use-format-options';
import { usePrf } from '../prf-context';
import { useSetAsidePrfLateEditsMutation } from '../prf.generated';
import { storedData } from '../stored-data';
import { storedSections } from '../use-prf-record';
import { actionDifference, observationsWith, whyNotTaken } from './late-actions';
import { enteredBy, patchOf } from './late-changes';
import { LATE_EDITS_QUERY, type LateEdit } from './late-edits-query';
import { formatDateTime } from '../record-clock';

/** Late changes that need a decision. Hidden if there are none. */
export function LateEdits() {
  const { record } = usePrf();
  const count = record?.lateEditCount ?? 0;
  return record && count > 0 ? <WaitingEdits key={count} prfId={record.id} /> : null;
}

function WaitingEdits({ prfId }: { readonly prfId: string }) {
  const { record } = usePrf();
  const { data, error, refetch } = useQuery(LATE_EDITS_QUERY, {
    variables: { prfId },
    fetchPolicy: 'no-cache',
  });
  const waiting = (data?.prfLateEdits ?? []).filter(({ settledAt }) => settledAt === null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = waiting.filter(({ commandId }) => !left.has(commandId));
  const observations = observationsWith(storedData(record?.data.observations), waiting);
  return (
    <section className="prf-card" aria-labelledby="prf-late-edits">
      <h3 id="prf-late-edits" tabIndex={-1} className="prf-card-title">
        Edits that came after the signature ({record?.lateEditCount})
      </h3>
      <p className="prf-hint">
        They were entered on another device and arrived after the record was signed. They are not part of the
        record. Add them to an amendment, or set them aside with a reason.
      </p>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {waiting.map((edit) => (
        <OneEdit
          key={edit.commandId}
          edit={edit}
          observations={observations}
          isChosen={!left.has(edit.commandId)}
          onChoose={(isChosen) => {
            setLeft((before) => {
              const after = new Set(before);
              if (isChosen) after.delete(edit.commandId);
              else after.add(edit.commandId);
              return after;
            });
          }}
        />
      ))}
      {waiting.length > 0 ? <Decision edits={chosen} /> : null}
    </section>
  );
}

/** An action without the parts that loading adds. Its dates were checked when it was entered. */
const asSent = ({ escalation: read, ...action }: AlertAction) => {
  const { escalation } = checkEscalation(read, Date.now(), { givenAt: 0 });
  return { ...action, ...(escalation === null ? {} : { escalation }) };
};

interface OneEditProps {
  readonly edit: LateEdit;
  /** The signed entries, with every late change. */
  readonly observations: Values;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function OneEdit({ edit, observations, isChosen, onChoose }: OneEditProps) {
  const { record } = usePrf();
  const { section, author, deviceTime, alertAction } = edit;
  const signed = storedData(record?.data[section]);
  const patch = alertAction ? {} : patchOf(edit);
  const options = useFormatOptions([{ section, paths: Object.keys(patch) }]);
  const alerts = record?.alerts ?? [];
  const differences = alertAction
    ? [actionDifference(alerts, observations, alertAction)]
    : diffSection(section, signed, applyChanges(signed, patch, entryFieldsOf(section)), options);
  const whyNot = alertAction && whyNotTaken(alerts, observations, alertAction);
  const title = `${sectionOf(section).label}, ${author.firstName} ${author.lastName}, ${formatDateTime(deviceTime)}`;
  return (
    <div className="prf-field">
      <h4 className="prf-label">
        <Checkbox
          checked={isChosen}
          onChange={({ target }) => {
            onChoose(target.checked);
          }}
        >
          {title}
        </Checkbox>
      </h4>
      <DifferenceList
        differences={differences}
        names={['As signed', 'Entered']}
        label={title}
        isOfOneSection
      />
      {whyNot === null ? null : <p className="prf-hint">{whyNot}</p>}
    </div>
  );
}

function Decision({ edits }: { readonly edits: readonly LateEdit[] }) {
  const { record, refresh } = usePrf();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const [isSettingAside, setSettingAside] = useState(false);
  if (!record) return null;
  const isNone = edits.length === 0;
  const observations = observationsWith(storedData(record.data.observations), edits);
  const takable = edits.filter(
    ({ alertAction }) =>
      alertAction === null || whyNotTaken(record.alerts, observations, alertAction) === null,
  );
  const areOwn = edits.every(({ author }) => author.userId === user.id);

  const take = () => {
    const amendment = openAmendment(record.id);
    amendment.load(record.customPrfId, storedSections(record));
    for (const edit of takable)
      for (const { path, value } of enteredBy(edit)) amendment.edit(edit.section, path, value);
    const { lateEdits, alertActions } = amendment.getState().amendment ?? EMPTY_NOTE;
    amendment.note({
      lateEdits: [...new Set([...lateEdits, ...takable.map(({ commandId }) => commandId)])],
      alertActions: [
        ...alertActions,
        ...takable.flatMap(({ alertAction, deviceTime }) =>
          alertAction ? [{ ...asSent(alertAction), at: deviceTime }] : [],
        ),
      ],
    });
    void navigate(`/prf/${record.customPrfId}/amend?section=review`);
  };

  return (
    <div className="prf-actions">
      {record.canAmend ? (
        <Button type="primary" size="large" disabled={takable.length === 0} onClick={take}>
          Add them to an amendment
        </Button>
      ) : null}
      {record.canAmend || areOwn ? (
        <Button
          size="large"
          disabled={isNone}
          onClick={() => {
            setSettingAside(true);
          }}
        >
          Set them aside…
        </Button>
      ) : null}
      {isSettingAside ? (
        <SetAside
          prfId={record.id}
          commandIds={edits.map(({ commandId }) => commandId)}
          onDone={() => {
            setSettingAside(false);
            void refresh();
          }}
          onClose={() => {
            setSettingAside(false);
          }}
        />
      ) : null}
    </div>
  );
}

interface SetAsideProps {
  readonly prfId: string;
  readonly commandIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why late changes do not belong in the record. They stay with it, with the reason. */
function SetAside({ prfId, commandIds, onDone, onClose }: SetAsideProps) {
  const [setAside] = useSetAsidePrfLateEditsMutation({ context: inlineErrors });
  return (
    <ReasonDialog
      title="Set these edits aside"
      label="Why do they not belong in the record?"
      hint="They stay with the record, with this reason and your name."
      okText="Set aside"
      onGive={async (reason) => {
        await setAside({ variables: { input: { prfId, commandIds: [...commandIds], reason } } });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
