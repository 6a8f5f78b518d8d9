import { needsGuardian } from '@sideline/schema/guardianship';
import { REGISTRATION_GENDERS } from '@sideline/schema/people';
import { Button, Checkbox, Input } from 'antd';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormFailure } from '../../../components/ui/form-failure';
import { describedBy, ErrorSummary, FormField } from '../../../components/ui/entity-form';
import { passwordHint } from '../../../components/ui/password-hint';
import { CheerSquadPicker } from '../../../components/pickers/cheer-squad-picker';
import { useCheerTeamPickerQuery } from '../../../components/pickers/pickers.generated';
import {
  MedicalFields,
  NextOfKinFields,
  PersonalFields,
  type SelfReportFieldsProps,
} from '../../../components/self-report/self-report-fields';
import { useFormProblems } from '../../../components/ui/use-form-problems';
import { todayAsLocalDate } from '../../../lib/dates';
import { problemsOf } from '../../../lib/errors';
import { useProviderFacts } from '../../../lib/provider-settings';
import { useFieldWords } from '../../../lib/words/use-field-words';
import { useSaid, useSay, type Key } from '../../../lib/words/use-words';
import { GuardianFields } from '../guardian/guardian-fields';
import styles from './register.module.css';
import {
  draftProblems,
  EMPTY_REGISTRATION,
  inFormsNames,
  type RegistrationDraft,
} from './registration-draft';
import { RegistrationPolicy, RegistrationTerms } from './registration-policy';
import { TextDialog } from './text-dialog';
import { useRegister } from './use-register';

/** The controls of fields that a separate section draws. */
const CONTROLS: Readonly<Record<string, string>> = {
  cheerTeamId: 'register-cheer-team',
  cheerSquadId: 'register-cheer-squad',
  ...Object.fromEntries(
    ['addressLine1', 'addressLine2', 'addressLine3', 'town', 'county', 'postcode'].map((part) => [
      part,
      `register-address-${part}`,
    ]),
  ),
};
const controlId = (field: string): string => CONTROLS[field] ?? `register-${field}`;

const SECTIONS = ['personal', 'kin', 'medical', 'cheer', 'account'] as const;
type SectionName = (typeof SECTIONS)[number];
const ALL_OPEN: ReadonlySet<SectionName> = new Set(SECTIONS);

/** The public registration (spec sections 2, 4 and 5). `onRegistered` is called with whether an account was requested. */
export function RegistrationForm({ onRegistered }: { readonly onRegistered: (hasAccount: boolean) => void }) {
  const say = useSay();
  const said = useSaid();
  const facts = useProviderFacts();
  const teams = useCheerTeamPickerQuery().data?.cheerTeams ?? [];
  const { isSending, register } = useRegister();
  const problems = useFormProblems(controlId, said);
  const [draft, setDraft] = useState<RegistrationDraft>(EMPTY_REGISTRATION);
  const [dobProblem, setDobProblem] = useState<string | null>(null);
  const [hasAccepted, setAccepted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [reading, setReading] = useState<'policy' | 'terms' | null>(null);
  const [openSections, setOpenSections] = useState(ALL_OPEN);

  const change = (part: Partial<RegistrationDraft>) => setDraft((current) => ({ ...current, ...part }));
  const hasSquads = (teams.find(({ id }) => id === draft.cheerTeamId)?.squads.length ?? 0) > 0;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!hasAccepted || isSending) return;
    setFailed(false);
    const found = draftProblems(draft, dobProblem, hasSquads, todayAsLocalDate());
    // A field in a folded section could not take the focus.
    if (found.length > 0) setOpenSections(ALL_OPEN);
    problems.show(found);
    if (found.length > 0) return;
    try {
      await register(draft);
    } catch (reason) {
      setOpenSections(ALL_OPEN);
      setFailed(true);
      problems.show(problemsOf(reason).map(inFormsNames));
      return;
    }
    onRegistered(draft.wantsAccount);
  };

  const section = (name: SectionName, title: Key, children: ReactNode) => (
    <details
      className={styles['section']}
      open={openSections.has(name)}
      onToggle={({ currentTarget: { open } }) => {
        if (open === openSections.has(name)) return;
        const next = new Set(openSections);
        if (open) next.add(name);
        else next.delete(name);
        setOpenSections(next);
      }}
    >
      <summary>
        <h2>{say(title)}</h2>
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
  const fields: SelfReportFieldsProps = {
    value: draft,
    change,
    onDobProblem: setDobProblem,
    problemOf: problems.of,
    controlId,
    genders: REGISTRATION_GENDERS,
    isWhole: true,
    requiredAddress: ['addressLine1', 'town', 'postcode'],
    hasAutofill: true,
    hasAddressSearch: true,
  };

  return (
    <form
      noValidate
      className={styles['form']}
      aria-label={say('register.form')}
      onSubmit={(event) => void submit(event)}
    >
      <FormFailure text={hasFailed ? say('register.failed') : null} />
      <ErrorSummary problems={problems.list} attempt={problems.attempt} />
      {section('personal', 'register.personal', <PersonalFields {...fields} />)}
      {section('kin', 'register.kin', <NextOfKinFields {...fields} />)}
      {section('medical', 'register.medical', <MedicalFields {...fields} />)}
      {section(
        'cheer',
        'register.cheer',
        <>
          <Checkbox
            className={styles['tick'] ?? ''}
            checked={draft.isMember}
            onChange={({ target: { checked } }) =>
              change({ isMember: checked, cheerTeamId: null, cheerSquadId: null })
            }
          >
            {say('register.member')}
          </Checkbox>
          {draft.isMember && (
            <CheerSquadPicker
              id="register-cheer"
              isRequired
              value={{ teamId: draft.cheerTeamId, squadId: draft.cheerSquadId }}
              teamError={problems.of('cheerTeamId')}
              squadError={problems.of('cheerSquadId')}
              onChange={({ teamId, squadId }) => change({ cheerTeamId: teamId, cheerSquadId: squadId })}
            />
          )}
        </>,
      )}
      {section(
        'account',
        'register.account',
        <AccountFields draft={draft} change={change} problemOf={problems.of} />,
      )}

      <div className={styles['consent']}>
        <div className={styles['links']}>
          <Button onClick={() => setReading('policy')}>{say('register.policy')}</Button>
          <Button onClick={() => setReading('terms')}>{say('register.terms')}</Button>
        </div>
        <Checkbox
          className={styles['tick'] ?? ''}
          checked={hasAccepted}
          onChange={({ target: { checked } }) => setAccepted(checked)}
        >
          {say('register.accept')}
        </Checkbox>
        {!hasAccepted && (
          <p id="register-terms-wanted" className={styles['wanted']}>
            {say('register.termsWanted')}
          </p>
        )}
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          block
          loading={isSending}
          disabled={!hasAccepted || isSending}
          {...(hasAccepted ? {} : { 'aria-describedby': 'register-terms-wanted' })}
        >
          {say('register.submit')}
        </Button>
      </div>

      <TextDialog
        title={say('register.policy')}
        isOpen={reading === 'policy'}
        onClose={() => setReading(null)}
      >
        <RegistrationPolicy facts={facts} />
      </TextDialog>
      <TextDialog title={say('register.terms')} isOpen={reading === 'terms'} onClose={() => setReading(null)}>
        <RegistrationTerms facts={facts} />
      </TextDialog>
    </form>
  );
}

interface AccountFieldsProps {
  readonly draft: RegistrationDraft;
  readonly change: (part: Partial<RegistrationDraft>) => void;
  readonly problemOf: (field: string) => string | null;
}

function AccountFields({ draft, change, problemOf }: AccountFieldsProps) {
  const say = useSay();
  const hint = passwordHint(useFieldWords());
  const [email, password] = [controlId('email'), controlId('password')];
  return (
    <>
      <Checkbox
        className={styles['tick'] ?? ''}
        checked={draft.wantsAccount}
        onChange={({ target: { checked } }) => change({ wantsAccount: checked })}
      >
        {say('register.wantsAccount')}
      </Checkbox>
      {draft.wantsAccount && (
        <>
          <FormField id={email} label={say('register.email')} isRequired error={problemOf('email')}>
            <Input
              id={email}
              type="email"
              autoComplete="email"
              value={draft.email}
              aria-required
              aria-invalid={problemOf('email') !== null}
              aria-describedby={describedBy(email, undefined, problemOf('email'))}
              onChange={({ target: { value } }) => change({ email: value })}
            />
          </FormField>
          <FormField
            id={password}
            label={say('register.password')}
            isRequired
            hint={hint}
            error={problemOf('password')}
          >
            <Input.Password
              id={password}
              autoComplete="new-password"
              value={draft.password}
              aria-required
              aria-invalid={problemOf('password') !== null}
              aria-describedby={describedBy(password, hint, problemOf('password'))}
              onChange={({ target: { value } }) => change({ password: value })}
            />
          </FormField>
          {needsGuardian(draft.dob, todayAsLocalDate()) && (
            <>
              <p className={styles['note']}>{say('register.underAge')}</p>
              <GuardianFields value={draft} change={change} problemOf={problemOf} controlId={controlId} />
            </>
          )}
        </>
      )}
    </>
  );
}
