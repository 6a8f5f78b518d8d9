import { EditOutlined } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Values } from '../drafts/changes';
import { useOwnOptions } from '../differences/use-format-options';
import { useTimeText } from '../prf-context';
import { entryText } from '../value-text';
import { isVoided, timeOf } from './entry-order';
import { StrikeOut } from './strike-out';

interface EntryCardProps {
  readonly section: PrfSectionKey;
  readonly field: EntriesField;
  readonly entry: Values & { readonly id: string };
  readonly isDisabled: boolean;
  readonly summary: ReactNode;
  readonly onOpen: () => void;
}

/** One closed entry: its time, its values, and what can be done with it. Struck through if it was entered in error. */
export function EntryCard({ section, field, entry, isDisabled, summary, onOpen }: EntryCardProps) {
  const timeText = useTimeText();
  const time = timeOf(entry, field);
  const options = useOwnOptions();
  const text = summary ?? entryText(field, entry, options);
  if (isVoided(entry)) {
    return (
      <div className="prf-entry" data-voided>
        <span className="prf-entry-time">{time ? timeText(time) : '–'}</span>
        <div className="prf-entry-text">
          <s>{text}</s>
          <p className="prf-hint">Struck through: {String(entry['void_reason'])}</p>
        </div>
      </div>
    );
  }
  return (
    <div className="prf-entry">
      <span className="prf-entry-time">{time ? timeText(time) : '–'}</span>
      <div className="prf-entry-text">{text}</div>
      {isDisabled ? null : (
        <div className="prf-actions">
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={onOpen}>
            Change
            <span className="sl-hidden">
              {' '}
              {field.entryLabel} {time ? timeText(time) : ''}
            </span>
          </Button>
          <StrikeOut
            section={section}
            field={field}
            entryId={entry.id}
            what={`${field.entryLabel} ${time ? timeText(time) : ''}`}
          />
        </div>
      )}
    </div>
  );
}
