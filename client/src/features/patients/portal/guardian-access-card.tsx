import { Button, Card, Input, Modal } from 'antd';
import { useState } from 'react';
import { FormField } from '../../../components/ui/entity-form';
import { Failure } from '../../../components/ui/failure';
import { FormFailure } from '../../../components/ui/form-failure';
import { ReasonDialog } from '../../../components/ui/reason-dialog';
import { TableSkeleton } from '../../../components/ui/skeletons';
import { StatusTag } from '../../../components/ui/status-tag';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { clockOf, formatDate, formatDateTime, todayAsLocalDate } from '../../../lib/dates';
import { messageOf, problemsOf } from '../../../lib/errors';
import { useFormId } from '../../../lib/form-id';
import {
  useGuardianAccessQuery,
  useLinkGuardianMutation,
  useSetGuardianSightMutation,
  useUnlinkGuardianMutation,
} from './guardian-access.generated';
import styles from './portal.module.css';

interface Sight {
  readonly prfId: string;
  readonly customPrfId: string;
  readonly isShown: boolean;
}

/** The accounts that can read a child's records, and which records. Nothing can be read without a link made here. */
export function GuardianAccessCard({ patientId }: { readonly patientId: string }) {
  const { data, error, refetch } = useGuardianAccessQuery({
    variables: { patientId },
    fetchPolicy: 'network-only',
  });
  const [isLinking, setLinking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const [deciding, setDeciding] = useState<Sight | null>(null);
  const [unlink] = useUnlinkGuardianMutation({ context: inlineErrors });
  const [setSight] = useSetGuardianSightMutation({ context: inlineErrors });
  const access = data?.guardianAccess;
  const reread = () => void refetch();
  const today = todayAsLocalDate();
  return (
    <Card
      title={<h2 className="sl-card-title">Guardians’ accounts</h2>}
      extra={<Button onClick={() => setLinking(true)}>Link a guardian’s account</Button>}
    >
      {access === undefined && error ? <Failure error={error} onRetry={reread} /> : null}
      {access === undefined && !error ? <TableSkeleton rows={2} /> : null}
      {access ? (
        <div className={styles.stack}>
          {access.links.length === 0 ? (
            <p className={styles.quiet}>Only the child’s own account can read these records.</p>
          ) : (
            <ul className={styles.list}>
              {access.links.map((link) => (
                <li key={link.id}>
                  <span>
                    <strong>{link.name}</strong> ({link.relation}), {link.email}
                  </span>
                  <span className={styles.quiet}>
                    Checked {formatDateTime(link.verifiedAt)} by {link.verifiedBy ?? 'someone'}: {link.reason}
                  </span>
                  {link.endedAt ? (
                    <span className={styles.quiet}>
                      Ended {formatDateTime(link.endedAt)}: {link.endedReason}
                    </span>
                  ) : (
                    <>
                      <span className={styles.quiet}>
                        {link.until <= today ? 'Ended' : 'Until'} {formatDate(link.until)}
                      </span>
                      <Button danger onClick={() => setEnding(link.id)}>
                        End access<span className="sl-hidden"> of {link.name}</span>
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {access.links.length > 0 && access.records.length > 0 ? (
            <ul className={styles.list} aria-label="Which records guardians see">
              {access.records.map((record) => (
                <li key={record.prfId}>
                  <span>
                    {record.customPrfId}, {clockOf(record.timeZone).dateTime(record.at)}{' '}
                    <StatusTag tone={record.isShown ? 'success' : 'neutral'}>
                      {record.isShown ? 'Shown to guardians' : 'Hidden from guardians'}
                    </StatusTag>
                  </span>
                  {record.reason ? <span className={styles.quiet}>{record.reason}</span> : null}
                  <Button onClick={() => setDeciding(record)}>
                    {record.isShown ? 'Hide' : 'Show'}
                    <span className="sl-hidden"> {record.customPrfId}</span>
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      {isLinking ? (
        <LinkDialog patientId={patientId} onLinked={reread} onClose={() => setLinking(false)} />
      ) : null}
      {ending === null ? null : (
        <ReasonDialog
          title="End this access"
          label="Why are you ending it?"
          hint="The account can no longer read the child’s records."
          okText="End access"
          isDanger
          onGive={async (reason) => {
            await unlink({ variables: { input: { id: ending, reason } } });
            reread();
          }}
          onClose={() => setEnding(null)}
        />
      )}
      {deciding === null ? null : (
        <ReasonDialog
          title={deciding.isShown ? 'Hide this record from guardians' : 'Show this record to guardians'}
          label="What does the young person want, or why have you decided this?"
          hint="From age 13, ask the young person in private. Information withheld for safeguarding is never shown."
          okText={deciding.isShown ? 'Hide' : 'Show'}
          onGive={async (reason) => {
            await setSight({
              variables: { input: { prfId: deciding.prfId, isShown: !deciding.isShown, reason } },
            });
            reread();
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </Card>
  );
}

const FIELDS = [
  { name: 'email', label: 'E-mail address of the guardian’s account', type: 'email', longest: 254 },
  { name: 'relation', label: 'Their relationship to the child', type: 'text', longest: 100 },
  { name: 'reason', label: 'How you checked this', type: 'text', longest: 500 },
] as const;

interface LinkDialogProps {
  readonly patientId: string;
  readonly onLinked: () => void;
  readonly onClose: () => void;
}

function LinkDialog({ patientId, onLinked, onClose }: LinkDialogProps) {
  const [id] = useFormId();
  const [values, setValues] = useState({ email: '', relation: '', reason: '' });
  const [problems, setProblems] = useState<readonly { readonly field: string; readonly message: string }[]>(
    [],
  );
  const [link, { loading }] = useLinkGuardianMutation({ context: inlineErrors });
  const give = async () => {
    setProblems([]);
    try {
      await link({ variables: { input: { id, patientId, ...values } } });
      onLinked();
      onClose();
    } catch (failure) {
      const named = problemsOf(failure);
      setProblems(named.length > 0 ? named : [{ field: '', message: messageOf(failure) }]);
    }
  };
  const general = problems.filter(({ field }) => !FIELDS.some(({ name }) => name === field));
  return (
    <Modal
      open
      title="Link a guardian’s account"
      okText="Link"
      confirmLoading={loading}
      mask={{ closable: false }}
      onOk={() => void give()}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p className={styles.quiet}>
          The account can then read this child’s signed records until the 16th birthday. From age 13 it sees
          only the records that you show.
        </p>
        <FormFailure text={general[0]?.message} />
        {FIELDS.map(({ name, label, type, longest }) => (
          <FormField
            key={name}
            id={`guardian-${name}`}
            label={label}
            error={problems.find(({ field }) => field === name)?.message ?? null}
            isRequired
          >
            <Input
              id={`guardian-${name}`}
              type={type}
              maxLength={longest}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </FormField>
        ))}
      </div>
    </Modal>
  );
}
