import { askToConfirm } from '../../lib/confirming';
import { ERRORS } from '@sideline/schema/errors';
import { canBeReminded } from '@sideline/schema/shifts/reminders';
import { may, type ShiftAction } from '@sideline/schema/shifts/transitions';
import { SHIFT_PRIORITY_LABELS, SHIFT_STATUS_LABELS } from '@sideline/schema/shifts/vocabulary';
import { SHIFT_QUALIFICATION_LABELS } from '@sideline/schema/staff/qualifications';
import { Alert, Button, Modal, type ButtonProps } from 'antd';
import { useState } from 'react';
import { v7 } from 'uuid';
import { useOwnRight } from '../../components/rights/use-own-right';
import { attendanceInput } from '../../components/attendance/attendance-input';
import {
  CheckInShiftDocument,
  CheckOutShiftDocument,
} from '../../components/attendance/attendance.generated';
import { ActFailure } from '../../components/ui/act-failure';
import { PartFailure } from '../../components/ui/failure';
import { ReasonDialog } from '../../components/ui/reason-dialog';
import { inlineErrors, useApolloClient } from '../../lib/apollo-hooks';
import { formatDateTime, formatSpan, spanElsewhere } from '../../lib/dates';
import { codeOf, messageOf } from '../../lib/errors';
import { useSignedInUser } from '../../lib/session';
import { attendanceFacts } from './attendance-facts';
import { CorrectHoursDialog } from './correct-hours-dialog';
import { EditShiftDialog } from './edit-shift-dialog';
import { hoursText, plannedHours } from './hours';
import { personName, roleLabel, staffName, titleOf } from './rota';
import {
  ApplyForShiftDocument,
  ApproveShiftDocument,
  CancelShiftDocument,
  CloneShiftDocument,
  DeleteShiftDocument,
  EnableShiftRemindersDocument,
  MarkShiftNoShowDocument,
  SetShiftBiddingDocument,
  UnassignShiftDocument,
  UndoShiftDecisionDocument,
  useShiftDetailsQuery,
  type RotaPersonFragment,
  type RotaShiftFragment,
} from './shifts.generated';
import { ShiftHistory } from './shift-history';
import { ShiftNotes } from './shift-notes';
import { StaffActions } from './staff-actions';
import styles from './shifts.module.css';
import { SwapSection } from './swaps/swap-section';
import { isToBeReadAgain, useShiftActs } from './use-shift-acts';

interface ShiftDetailsDialogProps {
  /** As the calendar has it, until the server's answer arrives. */
  readonly shift: RotaShiftFragment;
  readonly people: readonly RotaPersonFragment[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The actions that need a reason, each with its consequence in words. */
const ASKED = {
  unassign: {
    title: 'Open this shift again',
    hint: 'The shift will be open again, and others can take it.',
    okText: 'Unassign',
    mutation: UnassignShiftDocument,
  },
  cancel: {
    title: 'Cancel this shift',
    hint: 'The person assigned gets an e-mail with this reason.',
    okText: 'Cancel shift',
    mutation: CancelShiftDocument,
  },
  undoNoShow: {
    title: 'Undo no show',
    hint: 'The person will be assigned to this shift again and can be checked in.',
    okText: 'Undo no show',
    mutation: UndoShiftDecisionDocument,
  },
  undoApproval: {
    title: 'Undo approval',
    hint: 'The shift will be checked out again, and its hours must be approved again. Corrected minutes will be removed.',
    okText: 'Undo approval',
    mutation: UndoShiftDecisionDocument,
  },
} as const;

/** The action that needs a reason, with the shift as it was at that time. */
interface Asked {
  readonly act: keyof typeof ASKED;
  readonly version: number;
}

/** Everything about one shift, and what the user may do with it. */
export function ShiftDetailsDialog({ shift: known, people, onDone, onClose }: ShiftDetailsDialogProps) {
  const user = useSignedInUser();
  const client = useApolloClient();
  const { data, error, refetch } = useShiftDetailsQuery({
    variables: { shiftId: known.id },
    fetchPolicy: 'no-cache',
  });
  const { shift, notes, concerns, hasReminders, history, attendance } = data?.shift ?? {
    shift: known,
    notes: [],
    concerns: [],
    hasReminders: false,
    history: [],
    attendance: [],
  };
  const isLoading = data === undefined && error === undefined;
  const readAgain = () => {
    onDone();
    // Anything that cannot be loaded just now stays as it is shown.
    refetch().catch(() => undefined);
  };
  const { running, refusal, act, say, clear } = useShiftActs(readAgain);
  // Kept until the server has answered, so that sending again after a lost answer does not create a second one.
  const [cloneId, setCloneId] = useState(() => v7());
  const [isEditing, setEditing] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  const isAdmin = user.role === 'admin';
  const isPerson = shift.staff?.user.id === user.id;
  const isOwn = isPerson || shift.backupStaff?.user.id === user.id;
  const canPlan = isAdmin || (shift.status === 'open' && shift.createdBy === user.id);
  const canNote = isAdmin || isOwn;
  const now = new Date();
  const allowed = (action: ShiftAction) =>
    may(
      action,
      { status: shift.status, startsAt: new Date(shift.shiftStart) },
      { role: user.role, isPerson },
      now,
    );
  const shiftId = shift.id;
  const ownApplication = shift.applicants.some((one) => one.user.id === user.id);

  const approving = useOwnRight('approve', allowed('approve'));

  const button = (name: string, onClick: () => Promise<unknown>, props: ButtonProps = {}) => (
    <Button
      {...props}
      loading={running === name}
      disabled={props.disabled === true || (running !== null && running !== name)}
      onClick={() => void onClick()}
    >
      {name}
    </Button>
  );
  const attend = (name: string, mutation: typeof CheckInShiftDocument) =>
    act(name, mutation, () => attendanceInput(shift, isPerson));
  /** A decision about someone's hours is confirmed first, with its consequence in words. */
  const confirmed = (title: string, content: string, okText: string, onOk: () => Promise<unknown>) =>
    new Promise<void>((resolve) => {
      askToConfirm({
        title,
        content,
        okText,
        cancelText: 'Go back',
        onOk: async () => {
          await onOk();
        },
        afterClose: resolve,
      });
    });
  const remove = () =>
    askToConfirm({
      title: 'Delete this shift?',
      content: 'Nothing has been recorded for it yet. It will be removed for everyone.',
      okText: 'Delete',
      okButtonProps: { danger: true },
      cancelText: 'Keep it',
      onOk: async () => {
        const leave = () => {
          onDone();
          onClose();
        };
        clear();
        try {
          await client.mutate({
            mutation: DeleteShiftDocument,
            variables: { shiftId },
            context: inlineErrors,
          });
          leave();
        } catch (error) {
          // Already deleted, by another person or by a press whose answer was lost. Either way, the result is as wanted.
          if (codeOf(error) === 'NOT_FOUND') {
            leave();
            return;
          }
          if (isToBeReadAgain(error)) readAgain();
          const isRefused = codeOf(error).startsWith('SHIFT_') || codeOf(error) === 'FORBIDDEN';
          say(isRefused ? messageOf(error) : ERRORS.SHIFT_DELETE_FAILED.message);
        }
      },
    });

  const atEvent = spanElsewhere(shift.shiftStart, shift.shiftEnd, shift.timeZone);
  const facts: readonly (readonly [string, string])[] = [
    ['Event', shift.eventName],
    ['Start', formatDateTime(shift.shiftStart)],
    ['End', formatDateTime(shift.shiftEnd)],
    ...(atEvent === null ? [] : [[`At the event (${shift.timeZone})`, atEvent] as const]),
    ['Planned hours', hoursText(plannedHours(shift))],
    ['Role', roleLabel(shift.role) ?? '–'],
    ['Status', SHIFT_STATUS_LABELS[shift.status]],
    ['Priority', SHIFT_PRIORITY_LABELS[shift.priority]],
    ['Assigned staff', staffName(shift)],
    ['Backup staff', shift.backupStaff ? personName(shift.backupStaff) : '–'],
    [
      'Required qualifications',
      shift.requiredQualifications.map((key) => SHIFT_QUALIFICATION_LABELS[key]).join(', ') || 'None',
    ],
    ...(shift.checkInTime
      ? [
          [
            'Attended',
            shift.checkOutTime
              ? formatSpan(shift.checkInTime, shift.checkOutTime)
              : `From ${formatDateTime(shift.checkInTime)}`,
          ] as const,
        ]
      : []),
    ...attendanceFacts(attendance),
    ...(typeof shift.approvedMinutes === 'number'
      ? [['Hours confirmed', hoursText(shift.approvedMinutes / 60)] as const]
      : []),
    ...(shift.reason ? [['Reason', shift.reason] as const] : []),
    ['Briefing', shift.briefing ?? '–'],
  ];

  return (
    <>
      <Modal
        open
        title={titleOf(shift)}
        footer={null}
        width={760}
        mask={{ closable: false }}
        onCancel={onClose}
      >
        <div className={styles['form']}>
          {error ? (
            <PartFailure
              error={error}
              title="Notes, history and warnings of this shift cannot be loaded just now."
              onRetry={() => void refetch()}
            />
          ) : null}
          {concerns.length > 0 ? <Alert type="warning" showIcon title={concerns.join('. ')} /> : null}
          <ActFailure failed={refusal} />
          <dl className={styles['facts']}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ShiftNotes
            shiftId={shiftId}
            notes={notes}
            isLoading={isLoading}
            canNote={canNote}
            running={running}
            act={act}
          />
          <ShiftHistory history={history} />
          <StaffActions
            shift={shift}
            isRefusedForRest={refusal?.code === 'SHIFT_WORKING_TIME'}
            running={running}
            act={act}
          />
          <SwapSection
            key={shift.version}
            shift={shift}
            people={people}
            onDone={readAgain}
            onOvertaken={say}
          />
          <div className={styles['actions']}>
            {shift.checkInTime === null && shift.status === 'assigned' && (isPerson || isAdmin)
              ? button('Check In', () => attend('Check In', CheckInShiftDocument), {
                  type: isPerson ? 'primary' : 'default',
                })
              : null}
            {allowed('check_out')
              ? button('Check Out', () => attend('Check Out', CheckOutShiftDocument), {
                  type: isPerson ? 'primary' : 'default',
                })
              : null}
            {allowed('approve')
              ? button(
                  'Approve hours',
                  () =>
                    confirmed(
                      'Approve these hours?',
                      `${staffName(shift)}: ${shift.checkInTime && shift.checkOutTime ? formatSpan(shift.checkInTime, shift.checkOutTime) : hoursText(plannedHours(shift))}. They will count as worked, including in reports. An administrator can undo this with a reason.`,
                      'Approve',
                      () => act('Approve hours', ApproveShiftDocument, { shiftId, version: shift.version }),
                    ),
                  approving.button,
                )
              : null}
            {allowed('approve') ? (
              <Button {...approving.button} onClick={() => setCorrecting(true)}>
                Correct hours
              </Button>
            ) : null}
            {approving.reason}
            {allowed('no_show')
              ? button('No show', () =>
                  confirmed(
                    'Mark as no show?',
                    `This records that ${staffName(shift)} did not attend. No hours will be counted. An administrator can undo this with a reason.`,
                    'Mark as no show',
                    () => act('No show', MarkShiftNoShowDocument, { shiftId, version: shift.version }),
                  ),
                )
              : null}
            {!isAdmin && shift.isBiddingOpen && !ownApplication && now <= new Date(shift.shiftStart)
              ? button('Apply for Shift', () =>
                  act(
                    'Apply for Shift',
                    ApplyForShiftDocument,
                    { shiftId },
                    'You have applied for this shift.',
                  ),
                )
              : null}
            {ownApplication && shift.status === 'open' ? <span>You have applied for this shift.</span> : null}
            {isAdmin && shift.status === 'open' && (shift.isBiddingOpen || now <= new Date(shift.shiftStart))
              ? button(shift.isBiddingOpen ? 'Close bidding' : 'Open for bidding', () =>
                  act(shift.isBiddingOpen ? 'Close bidding' : 'Open for bidding', SetShiftBiddingDocument, {
                    shiftId,
                    isOpen: !shift.isBiddingOpen,
                    version: shift.version,
                  }),
                )
              : null}
            {(shift.status === 'open' || shift.status === 'assigned') &&
            // Until the answer arrives, nobody knows whether there are any.
            data !== undefined &&
            !hasReminders &&
            canBeReminded(new Date(shift.shiftStart), now) &&
            (isOwn || (isAdmin && shift.staff))
              ? button('Enable Reminders', () =>
                  act(
                    'Enable Reminders',
                    EnableShiftRemindersDocument,
                    { shiftId },
                    'Reminders enabled for this shift!',
                  ),
                )
              : null}
            {canPlan
              ? button('Clone Shift', () =>
                  act(
                    'Clone Shift',
                    CloneShiftDocument,
                    { shiftId, newShiftId: cloneId },
                    'Shift cloned successfully!',
                  ).then((isDone) => {
                    if (isDone) setCloneId(v7());
                  }),
                )
              : null}
            {isAdmin && (shift.status === 'open' || shift.status === 'assigned') ? (
              <Button onClick={() => setEditing(true)}>Move or change</Button>
            ) : null}
          </div>
          <div className={`${styles['actions'] ?? ''} ${styles['apart'] ?? ''}`}>
            <div className={styles['actions']}>
              {allowed('unassign') ? (
                <Button danger onClick={() => setAsked({ act: 'unassign', version: shift.version })}>
                  Unassign
                </Button>
              ) : null}
              {allowed('undo_no_show') ? (
                <Button onClick={() => setAsked({ act: 'undoNoShow', version: shift.version })}>
                  Undo no show
                </Button>
              ) : null}
              {allowed('undo_approval') ? (
                <Button onClick={() => setAsked({ act: 'undoApproval', version: shift.version })}>
                  Undo approval
                </Button>
              ) : null}
              {canPlan && shift.status === 'open' && !shift.isTouched ? (
                <Button danger onClick={remove}>
                  Delete
                </Button>
              ) : null}
              {allowed('cancel') ? (
                <Button danger onClick={() => setAsked({ act: 'cancel', version: shift.version })}>
                  Cancel shift
                </Button>
              ) : null}
            </div>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      </Modal>
      {isCorrecting ? (
        <CorrectHoursDialog shift={shift} onDone={readAgain} onClose={() => setCorrecting(false)} />
      ) : null}
      {isEditing ? (
        <EditShiftDialog shift={shift} onDone={readAgain} onClose={() => setEditing(false)} />
      ) : null}
      {asked === null ? null : (
        <ReasonDialog
          title={ASKED[asked.act].title}
          label="Reason"
          hint={ASKED[asked.act].hint}
          maxLength={1_000}
          okText={ASKED[asked.act].okText}
          onGive={async (reason) => {
            try {
              await client.mutate({
                mutation: ASKED[asked.act].mutation,
                variables: { shiftId, reason, version: asked.version },
                context: inlineErrors,
              });
            } finally {
              // A refusal means that the shift has changed. It is read again behind this dialog, which keeps showing the earlier state.
              readAgain();
            }
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
