import { MinusCircleOutlined } from '@ant-design/icons';
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
  readonly isDisabled: boolean;
  readonly onChange: (reason: string | null) => void;
}

/**
 * Why a question has no answer, said beside its label and taken back with one tap. The button keeps its place whether or not
 * there is an answer, so that nothing moves while the form is filled in.
 */
export function NoAnswerMenu({
  section,
  label,
  reason,
  isAnswered,
  isDisabled,
  onChange,
}: NoAnswerMenuProps) {
  const slot = useRef<HTMLSpanElement>(null);
  // The button that was pressed goes away; its neighbour takes the focus.
  const change = (next: string | null) => {
    onChange(next);
    requestAnimationFrame(() => slot.current?.querySelector('button')?.focus());
  };
  if (reason !== null)
    return (
      <span ref={slot} className="prf-no-answer">
        <span>{reasonLabel(section, reason)}</span>
        {isDisabled ? null : (
          <Button
            type="link"
            onClick={() => {
              change(null);
            }}
          >
            Undo<span className="sl-hidden"> no answer for {label}</span>
          </Button>
        )}
      </span>
    );
  if (isDisabled) return null;
  return (
    <span ref={slot} className="prf-no-answer">
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
    </span>
  );
}
