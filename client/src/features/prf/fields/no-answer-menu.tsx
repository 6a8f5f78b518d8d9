import { MinusCircleOutlined, UndoOutlined } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { menuContainer } from '../../../lib/menu-container';
import { reasonLabel, reasonsFor } from './no-answer';

interface NoAnswerMenuProps {
  readonly section: PrfSectionKey;
  readonly label: string;
  readonly reason: string | null;
  readonly isAnswered: boolean;
  readonly onChange: (reason: string | null) => void;
}

/**
 * Says why a question has no answer, and takes that back, with a button beside its label. The button keeps its place and size
 * whatever is said, so that the control under it does not move.
 */
export function NoAnswerMenu({ section, label, reason, isAnswered, onChange }: NoAnswerMenuProps) {
  const slot = useRef<HTMLSpanElement>(null);
  // The button that was pressed goes away; the one in its place takes the focus.
  const change = (next: string | null) => {
    onChange(next);
    requestAnimationFrame(() => slot.current?.querySelector('button')?.focus());
  };
  return (
    <span ref={slot} className="prf-no-answer">
      {reason === null ? (
        <Dropdown
          trigger={['click']}
          getPopupContainer={menuContainer}
          menu={{
            items: reasonsFor(section, isAnswered).map(({ key, label: words }) => ({ key, label: words })),
            onClick: ({ key }) => {
              change(key);
            },
          }}
        >
          <Button
            type="text"
            className="prf-vital-none"
            icon={<MinusCircleOutlined aria-hidden="true" />}
            aria-label="No answer"
            aria-description={label}
            aria-haspopup="menu"
            title="No answer"
          />
        </Dropdown>
      ) : (
        <Button
          type="text"
          className="prf-vital-none"
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label="Undo no answer"
          aria-description={`${label}: ${reasonLabel(section, reason)}`}
          title="Undo no answer"
          onClick={() => {
            change(null);
          }}
        />
      )}
    </span>
  );
}
