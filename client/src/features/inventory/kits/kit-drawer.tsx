import { DeleteOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { kitFacts } from '@sideline/schema/validation/bags';
import { check } from '@sideline/schema/validation/check';
import { Button, Checkbox, InputNumber } from 'antd';
import { useCallback, useState } from 'react';
import { v7 as newId } from 'uuid';
import { DrawerForm, FieldRow } from '../../../components/ui/drawer-form';
import { FieldError, FormField } from '../../../components/ui/entity-form';
import { ItemScanField } from '../../../components/scan/item-scan-field';
import { TextField } from '../../../components/ui/text-field';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import styles from '../bags/bags.module.css';
import { KitPicker } from './kit-picker';
import { useCreateKitMutation, useUpdateKitMutation, type KitDetailsPartsFragment } from './kits.generated';

interface KitDrawerProps {
  readonly existing: KitDetailsPartsFragment | null;
  readonly onClose: () => void;
  readonly onSaved: (kitId: string) => void;
}

interface DraftLine {
  readonly key: string;
  readonly itemId: string | null;
  readonly heldKitId: string | null;
  readonly name: string;
  readonly quantity: number | null;
  readonly pouch: string;
  readonly isOptional: boolean;
  readonly substitutes: readonly { readonly itemId: string; readonly name: string }[];
}

const controlId = (field: string): string => `kit-${field.replaceAll('.', '-')}`;

/** What belongs in a kit: items and other kits, line by line. Changed lines make a new version. */
export function KitDrawer({ existing, onClose, onSaved }: KitDrawerProps) {
  const [id] = useState(() => existing?.kit.id ?? newId());
  const [name, setName] = useState(existing?.kit.name ?? '');
  const [notes, setNotes] = useState(existing?.kit.notes ?? '');
  const [isActive, setActive] = useState(existing?.kit.isActive ?? true);
  const [lines, setLines] = useState<readonly DraftLine[]>(
    () =>
      existing?.lines.map((line) => ({
        ...{ key: newId(), itemId: line.itemId, heldKitId: line.heldKitId, name: line.name },
        ...{ quantity: line.quantity, pouch: line.pouch ?? '', isOptional: line.isOptional },
        substitutes: line.substitutes,
      })) ?? [],
  );
  const [create] = useCreateKitMutation({ context: inlineErrors });
  const [update] = useUpdateKitMutation({ context: inlineErrors });
  const saving = useSaving(controlId);
  const add = useCallback(
    (line: Pick<DraftLine, 'itemId' | 'heldKitId' | 'name'>) =>
      setLines((before) => [
        ...before,
        // The next line usually goes into the same pouch.
        {
          ...line,
          key: newId(),
          quantity: 1,
          pouch: before.at(-1)?.pouch ?? '',
          isOptional: false,
          substitutes: [],
        },
      ]),
    [],
  );
  const addItem = useCallback(
    (item: { readonly id: string; readonly name: string }) =>
      add({ itemId: item.id, heldKitId: null, name: item.name }),
    [add],
  );
  const change = (key: string, changes: Partial<DraftLine>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...changes } : line)));

  const save = async () => {
    const { data, problems } = check(kitFacts, {
      name,
      notes,
      lines: lines.map((line) => ({
        ...{ itemId: line.itemId, heldKitId: line.heldKitId, quantity: line.quantity ?? 0 },
        ...{ pouch: line.pouch, isOptional: line.isOptional },
        substitutes: line.substitutes.map(({ itemId }) => itemId),
      })),
    });
    const isSaved = await saving.run(problems, async () => {
      if (data === null) return;
      if (existing === null) await create({ variables: { input: { id, ...data }, isAdmin: true } });
      else
        await update({
          variables: { input: { id, ...data, version: existing.kit.version, isActive }, isAdmin: true },
        });
    });
    if (!isSaved) return;
    notify.success(existing === null ? `${name} has been created.` : 'Kit saved.');
    onSaved(id);
  };
  const linesError = saving.problems.of('lines');
  return (
    <DrawerForm
      title={existing === null ? 'New kit' : `Edit ${existing.kit.name}`}
      action={existing === null ? 'Create kit' : 'Save kit'}
      saving={saving}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        id={controlId('name')}
        label="Name"
        isRequired
        value={name}
        error={saving.problems.of('name')}
        onChange={setName}
      />
      <TextField
        id={controlId('notes')}
        label="Notes"
        isLong
        value={notes}
        error={saving.problems.of('notes')}
        onChange={setNotes}
      />
      <FieldRow>
        <ItemScanField label="Add an item" onChoose={addItem} />
        <KitPicker
          id={controlId('held')}
          label="Add another kit"
          value={null}
          but={id}
          onChange={(kit) => {
            if (kit) add({ itemId: null, heldKitId: kit.id, name: kit.name });
          }}
        />
      </FieldRow>
      <FieldError id={controlId('lines')} error={linesError} />
      <ul className={styles['rows']} aria-label="Kit lines" id={controlId('lines')}>
        {lines.map((line, index) => (
          <LineEditor
            key={line.key}
            line={line}
            index={index}
            count={lines.length}
            errorOf={(field) => saving.problems.of(`lines.${String(index)}.${field}`)}
            onChange={(changes) => change(line.key, changes)}
            onRemove={() => setLines((before) => before.filter(({ key }) => key !== line.key))}
            onMove={(by) =>
              setLines((before) => {
                const next = [...before];
                next.splice(index, 1);
                next.splice(index + by, 0, line);
                return next;
              })
            }
          />
        ))}
      </ul>
      {existing === null ? null : (
        <Checkbox checked={isActive} onChange={({ target }) => setActive(target.checked)}>
          In use: bags can be made from it
        </Checkbox>
      )}
    </DrawerForm>
  );
}

interface LineEditorProps {
  readonly line: DraftLine;
  readonly index: number;
  readonly count: number;
  readonly errorOf: (field: string) => string | null;
  readonly onChange: (changes: Partial<DraftLine>) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: number) => void;
}

function LineEditor({ line, index, count, errorOf, onChange, onRemove, onMove }: LineEditorProps) {
  const [isAdding, setAdding] = useState(false);
  const idOf = (field: string): string => controlId(`lines.${String(index)}.${field}`);
  const addSubstitute = (item: { readonly id: string; readonly name: string }) => {
    setAdding(false);
    if (item.id !== line.itemId && !line.substitutes.some(({ itemId }) => itemId === item.id))
      onChange({ substitutes: [...line.substitutes, { itemId: item.id, name: item.name }] });
  };
  return (
    <li className={styles['row']}>
      <div className={styles['rowHead']}>
        <span className={styles['name']} id={idOf('itemId')}>
          {line.name}
        </span>
        <span className={styles['acts']}>
          <Button
            type="text"
            icon={<UpOutlined aria-hidden="true" />}
            aria-label={`Move ${line.name} up`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <Button
            type="text"
            icon={<DownOutlined aria-hidden="true" />}
            aria-label={`Move ${line.name} down`}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={`Remove ${line.name}`}
            onClick={onRemove}
          />
        </span>
      </div>
      <FieldError id={idOf('itemId')} error={errorOf('itemId') ?? errorOf('heldKitId')} />
      <FieldRow>
        <FormField id={idOf('quantity')} label={`Quantity of ${line.name}`} error={errorOf('quantity')}>
          <InputNumber
            id={idOf('quantity')}
            value={line.quantity}
            min={0}
            style={{ width: '100%' }}
            onChange={(quantity) => onChange({ quantity })}
          />
        </FormField>
        <TextField
          id={idOf('pouch')}
          label={`Pouch for ${line.name}`}
          value={line.pouch}
          maxLength={60}
          error={errorOf('pouch')}
          onChange={(pouch) => onChange({ pouch })}
        />
      </FieldRow>
      <div className={styles['acts']}>
        <Checkbox
          checked={line.isOptional}
          onChange={({ target }) => onChange({ isOptional: target.checked })}
        >
          Optional
        </Checkbox>
        {line.substitutes.map((one) => (
          <Button
            key={one.itemId}
            aria-label={`Remove the substitute ${one.name}`}
            onClick={() =>
              onChange({ substitutes: line.substitutes.filter(({ itemId }) => itemId !== one.itemId) })
            }
          >
            {`or ${one.name} ×`}
          </Button>
        ))}
        {line.itemId === null || isAdding ? null : (
          <Button type="text" onClick={() => setAdding(true)}>
            Add a substitute
          </Button>
        )}
      </div>
      <FieldError id={idOf('substitutes')} error={errorOf('substitutes')} />
      {isAdding ? <ItemScanField label={`Substitute for ${line.name}`} onChoose={addSubstitute} /> : null}
    </li>
  );
}
