import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  PlusOutlined,
  RollbackOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { PROVIDER_LIST_LIMITS, type ProviderListItem } from '@sideline/schema/provider/lists';
import { Button, Card, Input } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { v7 as newId } from 'uuid';
import { ErrorSummary, FieldError } from '../../../components/ui/entity-form';
import { FormFailure } from '../../../components/ui/form-failure';
import { useSaving } from '../../../components/ui/use-saving';
import { inlineErrors } from '../../../lib/apollo-hooks';
import { notify } from '../../../lib/notices';
import { useSaveProviderListMutation, type KeptListFragment } from './provider.generated';
import styles from './provider.module.css';

interface ListFormProps {
  readonly list: KeptListFragment;
  readonly words: { readonly label: string; readonly item: string; readonly purpose: string };
  /** Loads it again. */
  readonly onStale: () => void;
}

/** The list with one item swapped with the offered item before or after it. */
const moved = (items: readonly ProviderListItem[], id: string, step: -1 | 1): readonly ProviderListItem[] => {
  const offered = items.filter(({ isRetired }) => !isRetired);
  const from = offered.findIndex((item) => item.id === id);
  const [item, other] = [offered[from], offered[from + step]];
  if (item === undefined || other === undefined) return items;
  return items.map((one) => (one.id === item.id ? other : one.id === other.id ? item : one));
};

/** One list, edited and saved as a whole. Items are retired and never deleted. */
export function ListForm({ list, words, onStale }: ListFormProps) {
  const controlId = (field: string): string => `list-${list.kind}-${field.replace('items.', '')}`;
  const [items, setItems] = useState<readonly ProviderListItem[]>(() =>
    list.items.map(({ id, name, isRetired }) => ({ id, name, isRetired })),
  );
  const saving = useSaving(controlId);
  const [saveList] = useSaveProviderListMutation({ context: inlineErrors });
  const isChanged =
    items.length !== list.items.length ||
    items.some(({ id, name, isRetired }, index) => {
      const saved = list.items[index];
      return saved?.id !== id || saved.name !== name || saved.isRetired !== isRetired;
    });
  const offered = items.filter(({ isRetired }) => !isRetired);
  const retired = items.filter(({ isRetired }) => isRetired);
  const change = (id: string, part: Partial<ProviderListItem>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...part } : item)));

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isSaved = await saving.run(null, () =>
      saveList({
        variables: {
          input: {
            kind: list.kind,
            version: list.version,
            items: items.map(({ id, name, isRetired }) => ({ id, name, isRetired })),
          },
        },
      }),
    );
    if (!isSaved) return;
    notify.success(`${words.label} saved.`);
    onStale();
  };
  const add = () => {
    setItems([...items, { id: newId(), name: '', isRetired: false }]);
    requestAnimationFrame(() => document.getElementById(controlId(`${items.length}.name`))?.focus());
  };

  return (
    <form noValidate aria-label={words.label} onSubmit={(event) => void save(event)}>
      <Card title={words.label}>
        <p className={styles['purpose']}>{words.purpose}</p>
        <ErrorSummary problems={saving.problems.list} attempt={saving.problems.attempt} />
        <FormFailure text={saving.failure} />
        {items.length === 0 ? (
          <p className={styles['purpose']}>Nothing is in this list yet. Add the first {words.item}.</p>
        ) : null}
        <ul className={styles['items']}>
          {offered.map(({ id, name }, place) => {
            const index = items.findIndex((item) => item.id === id);
            const inputId = controlId(`${index}.name`);
            const error = saving.problems.of(`items.${index}.name`);
            const called = name || `${words.item} ${place + 1}`;
            return (
              <li key={id}>
                <div className={styles['item']}>
                  <Input
                    id={inputId}
                    value={name}
                    maxLength={PROVIDER_LIST_LIMITS.name}
                    autoComplete="off"
                    aria-label={`Name of ${words.item} ${place + 1}`}
                    aria-invalid={error !== null}
                    aria-describedby={error === null ? undefined : `${inputId}-error`}
                    {...(error === null ? {} : { status: 'error' as const })}
                    onChange={({ target }) => change(id, { name: target.value })}
                  />
                  <div className={styles['itemActions']}>
                    <Button
                      type="text"
                      icon={<ArrowUpOutlined aria-hidden="true" />}
                      aria-label={`Move ${called} up`}
                      disabled={place === 0}
                      onClick={() => setItems(moved(items, id, -1))}
                    />
                    <Button
                      type="text"
                      icon={<ArrowDownOutlined aria-hidden="true" />}
                      aria-label={`Move ${called} down`}
                      disabled={place === offered.length - 1}
                      onClick={() => setItems(moved(items, id, 1))}
                    />
                    <Button
                      type="text"
                      icon={<StopOutlined aria-hidden="true" />}
                      aria-label={`Retire ${called}`}
                      onClick={() =>
                        list.items.some((saved) => saved.id === id)
                          ? change(id, { isRetired: true })
                          : // It has never been saved.
                            setItems(items.filter((item) => item.id !== id))
                      }
                    />
                  </div>
                </div>
                <FieldError id={inputId} error={error} />
              </li>
            );
          })}
        </ul>
        {retired.length === 0 ? null : (
          <ul className={styles['items']} aria-label={`${words.label} no longer offered`}>
            {retired.map(({ id, name }) => (
              <li key={id} className={styles['item']}>
                <span className={styles['retired']}>{name} (retired)</span>
                <Button
                  type="text"
                  icon={<RollbackOutlined aria-hidden="true" />}
                  aria-label={`Offer ${name} again`}
                  onClick={() => change(id, { isRetired: false })}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles['actions']}>
          <Button
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={items.length >= PROVIDER_LIST_LIMITS.items}
            onClick={add}
          >
            Add {words.item}
          </Button>
          <Button type="primary" htmlType="submit" loading={saving.isSaving} disabled={!isChanged}>
            Save {words.label.toLowerCase()}
          </Button>
          <span role="status" className={styles['state']}>
            {isChanged ? 'Not saved yet' : ''}
          </span>
        </div>
      </Card>
    </form>
  );
}
