import { SHIFT_FIT_LABELS, SHIFT_FITS } from '@sideline/schema/shifts/fitness';
import { Choice, type ChoiceSource } from '../../components/ui/choice';
import { FormField } from '../../components/ui/entity-form';
import { ConcernLines } from './concern-lines';
import { personName, roleLabel } from './rota';
import type { ShiftCandidateFragment } from './shifts.generated';
import styles from './shifts.module.css';

interface CandidatePickerProps {
  readonly id: string;
  readonly label: string;
  /** Those who can work it first; undefined until they are known. */
  readonly candidates: readonly ShiftCandidateFragment[] | undefined;
  /** The query that they come from. */
  readonly source: ChoiceSource;
  readonly value: string | null;
  readonly onChange: (staffId: string | null) => void;
}

/** Who can be given a shift: all staff, grouped by whether they can work it, with any warnings shown before they are chosen. */
export function CandidatePicker({ id, label, candidates, source, value, onChange }: CandidatePickerProps) {
  const chosen = candidates?.find(({ staffId }) => staffId === value);
  return (
    <FormField id={id} label={label}>
      <Choice<string>
        id={id}
        {...(value === null ? {} : { value })}
        allowClear
        // Nobody can be chosen until it is known who can work it.
        disabled={candidates === undefined}
        source={source}
        placeholder="Choose a member of staff"
        notFoundContent="No one with that name"
        listHeight={320}
        aria-describedby={`${id}-concerns`}
        options={SHIFT_FITS.map((fit) => ({
          label: SHIFT_FIT_LABELS[fit],
          options: (candidates ?? [])
            .filter((one) => one.fit === fit)
            .map((one) => ({
              value: one.staffId,
              label: `${personName(one)} · ${roleLabel(one.position) ?? ''}`,
              concerns: one.concerns,
            })),
        })).filter(({ options }) => options.length > 0)}
        optionRender={({ label: name, data }) => (
          <span className={styles['candidate']}>
            {name}
            <ConcernLines concerns={(data as Pick<ShiftCandidateFragment, 'concerns'>).concerns} />
          </span>
        )}
        onChange={(staffId?: string) => onChange(staffId ?? null)}
      />
      <span id={`${id}-concerns`} className={styles['candidate']}>
        {chosen ? <ConcernLines concerns={chosen.concerns} /> : null}
      </span>
    </FormField>
  );
}
