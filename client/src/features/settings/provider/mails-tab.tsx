import { MAIL_KINDS, MAILS, type MailKind } from '@sideline/schema/provider/mail-texts';
import { Choice } from '../../../components/ui/choice';
import { FormField } from '../../../components/ui/entity-form';
import { Failure } from '../../../components/ui/failure';
import { FormSkeleton } from '../../../components/ui/skeletons';
import { useUrlFilters } from '../../../components/ui/url-filters';
import { MailForm } from './mail-form';
import { useMailTextsQuery } from './provider.generated';
import styles from './provider.module.css';

const CHOICE = 'mail-kind';

/** The wording of every e-mail that Sideline sends. */
export function MailsTab() {
  const { values, set } = useUrlFilters(['mail']);
  const { data, error, refetch } = useMailTextsQuery({ fetchPolicy: 'cache-and-network' });
  const kind = MAIL_KINDS.find((one) => one === values.mail) ?? MAIL_KINDS[0];
  const text = data?.mailTexts.find((one) => one.kind === kind);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || !text) return <FormSkeleton fields={4} />;
  const own = new Set(data.mailTexts.filter(({ isUsual }) => !isUsual).map((one) => one.kind));
  return (
    <div className={styles['stack']}>
      <FormField id={CHOICE} label="E-mail" hint={MAILS[text.kind].purpose}>
        <Choice<MailKind>
          id={CHOICE}
          value={text.kind}
          aria-describedby={`${CHOICE}-hint`}
          options={MAIL_KINDS.map((value) => ({
            value,
            label: own.has(value) ? `${MAILS[value].label} (changed)` : MAILS[value].label,
          }))}
          onChange={(mail) => set({ mail })}
        />
      </FormField>
      <MailForm key={`${text.kind} ${text.version}`} text={text} onStale={() => void refetch()} />
    </div>
  );
}
