import type { NotificationTimes } from '@sideline/schema/notification-choices';
import { check } from '@sideline/schema/validation/check';
import { notificationTimes } from '@sideline/schema/validation/notification-choices';
import { Button, Card } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { Choice } from '../../components/ui/choice';
import { ErrorSummary, FormField } from '../../components/ui/entity-form';
import { FormFailure } from '../../components/ui/form-failure';
import { TextField } from '../../components/ui/text-field';
import { useFormProblems } from '../../components/ui/use-form-problems';
import { inlineErrors } from '../../lib/apollo-hooks';
import { messageOf, problemsOf } from '../../lib/errors';
import { notify } from '../../lib/notices';
import styles from './choices.module.css';
import { useSetNotificationTimesMutation } from './choices.generated';

const controlId = (field: string): string => `notification-${field}`;

const AT_ONCE = 'at-once';
const HOURS = [
  { value: AT_ONCE, label: 'Each one immediately' },
  ...Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: `Once a day at ${String(hour).padStart(2, '0')}:00`,
  })),
];

interface TimesCardProps {
  readonly times: NotificationTimes;
}

/** Quiet hours, and the daily summary. Urgent notifications are sent at any time. */
export function TimesCard({ times }: TimesCardProps) {
  const [from, setFrom] = useState(times.quietFrom ?? '');
  const [to, setTo] = useState(times.quietTo ?? '');
  const [digest, setDigest] = useState(times.digestHour === null ? AT_ONCE : String(times.digestHour));
  const [failure, setFailure] = useState<string | null>(null);
  const problems = useFormProblems(controlId);
  const [save, { loading }] = useSetNotificationTimesMutation({ context: inlineErrors });

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(null);
    const input = {
      quietFrom: from === '' ? null : from,
      quietTo: to === '' ? null : to,
      digestHour: digest === AT_ONCE ? null : Number(digest),
    };
    const found = check(notificationTimes, input).problems ?? [];
    problems.show(found);
    if (found.length > 0) return;
    try {
      await save({ variables: { input } });
      notify.success('Saved.');
    } catch (reason) {
      const refused = problemsOf(reason);
      problems.show(refused);
      if (refused.length === 0) setFailure(messageOf(reason));
    }
  };

  return (
    <Card title="When">
      <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
        <ErrorSummary problems={problems.list} attempt={problems.attempt} />
        <FormFailure text={failure} />
        <p className={styles['note']}>
          We hold e-mails and messages to your devices until quiet hours end. Urgent notifications are sent at
          any time.
        </p>
        <div className={styles['pair']}>
          <TextField
            id={controlId('quietFrom')}
            label="Quiet hours from"
            type="time"
            hint="Leave both empty for none."
            value={from}
            error={problems.of('quietFrom')}
            onChange={setFrom}
          />
          <TextField
            id={controlId('quietTo')}
            label="Quiet hours to"
            type="time"
            value={to}
            error={problems.of('quietTo')}
            onChange={setTo}
          />
        </div>
        <FormField
          id={controlId('digestHour')}
          label="Send"
          hint="A daily summary is one e-mail with everything that is not urgent."
          error={problems.of('digestHour')}
        >
          <Choice id={controlId('digestHour')} value={digest} options={HOURS} onChange={setDigest} />
        </FormField>
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" loading={loading}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
