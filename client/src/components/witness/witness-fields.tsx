import { positionLabel } from '@sideline/schema/positions';
import { Input } from 'antd';
import { Choice } from '../ui/choice';
import { FieldRow } from '../ui/drawer-form';
import { describedBy, FormField } from '../ui/entity-form';
import { usePossibleWitnessesQuery } from './witness.generated';
import { NO_WITNESS, type WitnessDraft } from './witness-draft';

interface WitnessFieldsProps {
  /** Turns a field's name into the id of its control. The fields are `witness.userId` and `witness.secret`. */
  readonly controlId: (field: string) => string;
  readonly value: WitnessDraft | null;
  readonly errorOf: (field: string) => string | null;
  readonly onChange: (witness: WitnessDraft) => void;
  /** What another person did earlier, so the signed-in person may be the witness. */
  readonly isAfterwards?: boolean;
}

/**
 * Who witnesses a controlled drug, and their proof. They type it on this device, it is sent once, and it is not kept. For
 * every form that moves one.
 */
export function WitnessFields(props: WitnessFieldsProps) {
  const { controlId, value, errorOf, onChange, isAfterwards = false } = props;
  const source = usePossibleWitnessesQuery({
    variables: { isAfterwards },
    fetchPolicy: 'cache-and-network',
  });
  const draft = value ?? NO_WITNESS;
  const [who, secret] = [controlId('witness.userId'), controlId('witness.secret')];
  const [whoError, secretError] = [errorOf('witness.userId'), errorOf('witness.secret')];
  const hint = 'The witness enters it here themselves. We do not keep it.';
  const options = source.data?.possibleWitnesses.map(({ userId, name, position }) => ({
    value: userId,
    label: `${name} · ${positionLabel(position)}`,
  }));
  return (
    <FieldRow>
      <FormField
        id={who}
        label="Witness"
        hint="Another person who sees it happen."
        error={whoError}
        isRequired
      >
        <Choice<string>
          id={who}
          {...(draft.userId === null ? {} : { value: draft.userId })}
          options={options ?? []}
          source={{ ...source, loading: source.loading && options === undefined }}
          placeholder="Choose the witness"
          notFoundContent="Nobody found."
          aria-describedby={describedBy(who, 'hint', whoError)}
          style={{ width: '100%' }}
          // A proof belongs to one person, so another person must type their own.
          onChange={(userId) => onChange({ userId, secret: '' })}
        />
      </FormField>
      <FormField id={secret} label="Their password or code" hint={hint} error={secretError} isRequired>
        <Input.Password
          id={secret}
          value={draft.secret}
          // The browser must not offer the signed-in person's own password.
          autoComplete="one-time-code"
          aria-invalid={secretError !== null}
          aria-describedby={describedBy(secret, hint, secretError)}
          {...(secretError === null ? {} : { status: 'error' as const })}
          onChange={(event) => onChange({ ...draft, secret: event.target.value })}
        />
      </FormField>
    </FieldRow>
  );
}
