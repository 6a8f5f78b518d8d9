import { CODE_SYSTEM_URLS, codeLists } from '@sideline/schema/fhir/code-lists';
import { check } from '@sideline/schema/validation/check';
import { fhirCodeFacts } from '@sideline/schema/validation/fhir-code';
import { useState } from 'react';
import { Choice } from '../../components/ui/choice';
import { DrawerForm } from '../../components/ui/drawer-form';
import { FormField } from '../../components/ui/entity-form';
import { TextField } from '../../components/ui/text-field';
import { useSaving } from '../../components/ui/use-saving';
import { inlineErrors } from '../../lib/apollo-hooks';
import { notify } from '../../lib/notices';
import { useSaveFhirCodeMutation, type FhirCodeRowFragment } from './fhir-codes.generated';

interface CodeDrawerProps {
  readonly existing: FhirCodeRowFragment | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const controlId = (field: string): string => `fhir-code-${field}`;

const LISTS = codeLists().map(({ name, label }) => ({ value: name, label }));
const SYSTEMS = Object.entries(CODE_SYSTEM_URLS).map(([value, label]) => ({ value, label }));

/** Adds a code for a value of the record, or replaces one. */
export function CodeDrawer({ existing, onClose, onSaved }: CodeDrawerProps) {
  const [draft, setDraft] = useState({
    list: existing?.list ?? '',
    value: existing?.value ?? '',
    system: existing?.system ?? 'http://snomed.info/sct',
    code: existing?.code ?? '',
    display: existing?.display ?? '',
    release: existing?.release ?? '',
    source: existing?.source ?? '',
  });
  const saving = useSaving(controlId);
  const [saveCode] = useSaveFhirCodeMutation({ context: inlineErrors });
  const change = (changed: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...changed }));
  const { problems } = saving;
  const values = codeLists().find(({ name }) => name === draft.list)?.values ?? null;

  const save = async () => {
    const { data, problems: found } = check(fhirCodeFacts, draft);
    const isSaved = await saving.run(found, async () => {
      if (data !== null) await saveCode({ variables: { input: data } });
    });
    if (!isSaved) return;
    notify.success('Code saved. The next export uses it.');
    onSaved();
  };

  const choice = (
    name: 'list' | 'value' | 'system',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <FormField id={controlId(name)} label={label} error={problems.of(name)} isRequired>
      <Choice
        id={controlId(name)}
        value={draft[name] === '' ? null : draft[name]}
        onChange={(chosen) => change(name === 'list' ? { list: chosen, value: '' } : { [name]: chosen })}
        options={options}
        placeholder="Choose one"
      />
    </FormField>
  );
  const text = (name: 'value' | 'code' | 'display' | 'release' | 'source', label: string, hint?: string) => (
    <TextField
      id={controlId(name)}
      label={label}
      value={draft[name]}
      error={problems.of(name)}
      isRequired
      {...(hint === undefined ? {} : { hint })}
      onChange={(typed) => change({ [name]: typed })}
    />
  );

  return (
    <DrawerForm
      title={existing === null ? 'New code' : 'Edit code'}
      action="Save code"
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {existing === null && choice('list', 'Part of the record', LISTS)}
      {existing !== null || draft.list === ''
        ? null
        : values === null
          ? text('value', 'Words', 'As people type them. Capitals make no difference.')
          : choice(
              'value',
              'Value',
              Object.entries(values).map(([value, label]) => ({ value, label })),
            )}
      {existing === null && choice('system', 'Code system', SYSTEMS)}
      {text('code', 'Code')}
      {text('display', 'Term in the code system')}
      {text('release', 'Release', 'Of the code system, such as UK Edition, 40.0.0.')}
      {text('source', 'Where it was published')}
    </DrawerForm>
  );
}
