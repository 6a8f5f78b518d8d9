import {
  POSITION_LABELS,
  positionsFor,
  QUALIFICATION_TABLE,
  QUALIFICATIONS,
} from '@sideline/schema/positions';
import { registerOf } from '@sideline/schema/staff/registers';
import { Checkbox } from 'antd';
import { Choice } from '../../components/ui/choice';
import { FieldRow } from '../../components/ui/drawer-form';
import { describedBy, FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import type { FormProblems } from '../../components/ui/use-form-problems';
import { qualificationLabel, withQualifications, type EvidenceDraft, type StaffDraft } from './staff-draft';
import styles from './staff.module.css';

interface StaffFieldsProps {
  readonly draft: StaffDraft;
  readonly problems: FormProblems;
  readonly controlId: (field: string) => string;
  readonly onChange: (draft: StaffDraft) => void;
}

const OPTIONS = QUALIFICATIONS.map((key) => ({
  value: key,
  label: QUALIFICATION_TABLE[key].label,
}));

/** Qualifications with their evidence, the position that they allow, dates, and whether the person is active. */
export function StaffFields({ draft, problems, controlId, onChange }: StaffFieldsProps) {
  const chosen = draft.qualifications.map(({ qualification }) => qualification);
  const unknown = chosen.filter((key) => !OPTIONS.some(({ value }) => value === key));
  const id = (field: string): string => controlId(field);
  return (
    <>
      <FormField id={id('qualifications')} label="Qualifications" error={problems.of('qualifications')}>
        <Choice<string[]>
          id={id('qualifications')}
          mode="multiple"
          value={chosen}
          placeholder="Choose qualifications"
          status={problems.of('qualifications') === null ? '' : 'error'}
          aria-invalid={problems.of('qualifications') !== null}
          aria-describedby={describedBy(id('qualifications'), undefined, problems.of('qualifications'))}
          options={[...OPTIONS, ...unknown.map((key) => ({ value: key, label: key }))]}
          onChange={(keys) => {
            onChange(withQualifications(draft, keys));
          }}
        />
      </FormField>
      {draft.qualifications.map((held, index) =>
        held.qualification === 'none' ? null : (
          <Evidence
            key={held.qualification}
            held={held}
            problems={problems}
            controlId={controlId}
            path={`qualifications.${String(index)}`}
            onChange={(changed) => {
              onChange({
                ...draft,
                qualifications: draft.qualifications.map((one, place) => (place === index ? changed : one)),
              });
            }}
          />
        ),
      )}
      <FieldRow>
        <FormField id={id('position')} label="Position" error={problems.of('position')} isRequired>
          <Choice<string>
            id={id('position')}
            value={draft.position}
            status={problems.of('position') === null ? '' : 'error'}
            aria-invalid={problems.of('position') !== null}
            aria-describedby={describedBy(id('position'), undefined, problems.of('position'))}
            options={positionsFor(chosen).map((key) => ({ value: key, label: POSITION_LABELS[key] }))}
            onChange={(position) => {
              onChange({ ...draft, position });
            }}
          />
        </FormField>
        <TextField
          id={id('hireDate')}
          label="Hire Date"
          type="date"
          value={draft.hireDate}
          error={problems.of('hireDate')}
          onChange={(hireDate) => {
            onChange({ ...draft, hireDate });
          }}
        />
        <TextField
          id={id('terminationDate')}
          label="Termination Date"
          type="date"
          value={draft.terminationDate}
          error={problems.of('terminationDate')}
          onChange={(terminationDate) => {
            onChange({ ...draft, terminationDate });
          }}
        />
      </FieldRow>
      <Checkbox
        className={styles.active ?? ''}
        checked={draft.isActive}
        onChange={({ target }) => {
          onChange({ ...draft, isActive: target.checked });
        }}
      >
        Active
      </Checkbox>
    </>
  );
}

interface EvidenceProps {
  readonly held: EvidenceDraft;
  readonly problems: FormProblems;
  readonly controlId: (field: string) => string;
  /** `qualifications.0`, as problems name it. */
  readonly path: string;
  readonly onChange: (held: EvidenceDraft) => void;
}

function Evidence({ held, problems, controlId, path, onChange }: EvidenceProps) {
  const register = registerOf(held.qualification);
  const field = (
    name: 'number' | 'issuedOn' | 'expiresOn',
    label: string,
    more: { readonly placeholder?: string; readonly type?: 'date' } = {},
  ) => (
    <TextField
      id={controlId(`${path}.${name}`)}
      label={label}
      value={held[name]}
      error={problems.of(`${path}.${name}`)}
      onChange={(value) => {
        onChange({ ...held, [name]: value });
      }}
      {...more}
    />
  );
  return (
    <fieldset className={styles.evidence}>
      <legend>{qualificationLabel(held.qualification)}</legend>
      <FieldRow>
        {field('number', register === null ? 'Certificate number' : `${register.name} number`, {
          ...(register === null ? {} : { placeholder: `Like ${register.example}` }),
        })}
        {field('issuedOn', 'Issued', { type: 'date' })}
        {field('expiresOn', 'Expires', { type: 'date' })}
      </FieldRow>
    </fieldset>
  );
}
