import { EditOutlined, MoreOutlined, StopOutlined } from '@ant-design/icons';
import type { ObservationEntry } from '@sideline/schema/prf/catalogue/catalogue';
import type { EntriesField } from '@sideline/schema/prf/catalogue/kinds';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTimeText } from '../prf-context';
import { StrikeOutDialog } from '../fields/strike-out';

interface SetMenuProps {
  readonly field: EntriesField;
  readonly set: ObservationEntry;
  readonly onCorrect: () => void;
}

/** The actions for one set, in a menu whose button is as narrow as its column. */
export function SetMenu({ field, set, onCorrect }: SetMenuProps) {
  const [isStriking, setStriking] = useState(false);
  const timeText = useTimeText();
  const what = `set ${timeText(set.date_time)}`;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'change', label: `Change ${what}`, icon: <EditOutlined aria-hidden="true" /> },
            {
              key: 'strike',
              label: `Strike out ${what}`,
              icon: <StopOutlined aria-hidden="true" />,
              danger: true,
            },
          ],
          onClick: ({ key }) => {
            if (key === 'change') onCorrect();
            else setStriking(true);
          },
        }}
      >
        <Button icon={<MoreOutlined aria-hidden="true" />} aria-label={`Change or strike out ${what}`} />
      </Dropdown>
      {isStriking ? (
        <StrikeOutDialog
          section="observations"
          field={field}
          entryId={set.id}
          what={what}
          onClose={() => {
            setStriking(false);
          }}
        />
      ) : null}
    </>
  );
}
