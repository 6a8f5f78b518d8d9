import { MinusCircleOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input } from 'antd';
import { menuContainer } from '../../../lib/menu-container';
import { choiceLabel } from '../../../lib/form-rules';
import { notRecordableFields } from './set-fields';
import type { OpenSet } from './use-set';

interface NotRecordableMenuProps {
  readonly name: string;
  readonly label: string;
  readonly open: OpenSet;
}

type Reason = NonNullable<ReturnType<OpenSet['notRecordableOf']>>['reason'];

/** 'Not recordable' with its reason. It is always possible (clinical section 3), and one tap undoes it. */
export function NotRecordableMenu({ name, label, open }: NotRecordableMenuProps) {
  const { why } = notRecordableFields();
  const line = open.notRecordableOf(name);
  if (line) {
    return (
      <div className="prf-unrecordable">
        <span>Not recordable: {choiceLabel(why.choices, line.reason)}</span>
        {line.reason === 'other' ? (
          <Input
            aria-label={`${label}: why not recordable`}
            placeholder="Describe why"
            value={line.reason_other ?? ''}
            onChange={(event) => {
              open.setNotRecordable(name, { ...line, reason_other: event.target.value || null });
            }}
          />
        ) : null}
        <Button
          type="link"
          onClick={() => {
            open.setNotRecordable(name, null);
          }}
        >
          Undo<span className="sl-hidden"> not recordable for {label}</span>
        </Button>
      </div>
    );
  }
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={menuContainer}
      menu={{
        items: Object.entries(why.choices.options).map(([key, choice]) => ({ key, label: choice.label })),
        onClick: ({ key }) => {
          open.setNotRecordable(name, { field: name as never, reason: key as Reason });
        },
      }}
    >
      <Button
        type="text"
        className="prf-vital-none"
        icon={<MinusCircleOutlined aria-hidden="true" />}
        aria-label={`${label}: not recordable`}
        title="Not recordable"
      />
    </Dropdown>
  );
}
