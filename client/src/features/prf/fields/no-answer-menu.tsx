import { UndoOutlined } from '@ant-design/icons';
import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../components/ui/lazy-part';
import { reasonLabel } from './no-answer';
import { NoAnswerButton } from './no-answer-button';

/** The menu loads with the first press, so that a section's forty menus do not slow down opening it. */
const NoAnswerChoices = lazyPart(() => import('./no-answer-choices'), {
  lost: 'The reasons did not load.',
  fallback: <NoAnswerButton isBusy />,
});

interface NoAnswerMenuProps {
  readonly section: PrfSectionKey;
  readonly label: string;
  readonly reason: string | null;
  readonly isAnswered: boolean;
  readonly onChange: (reason: string | null) => void;
}

/**
 * Says why a question has no answer, and undoes that, with a button next to its label. The button keeps its place and
 * size, so that the control under it does not move.
 */
export function NoAnswerMenu({ section, label, reason, isAnswered, onChange }: NoAnswerMenuProps) {
  const [wasPressed, setPressed] = useState(false);
  const slot = useRef<HTMLSpanElement>(null);
  // The button that was pressed disappears, and the one in its place takes the focus.
  const change = (next: string | null) => {
    onChange(next);
    // Otherwise undoing the reason would open the menu.
    setPressed(false);
    requestAnimationFrame(() => slot.current?.querySelector('button')?.focus());
  };
  return (
    <span ref={slot} className="prf-no-answer">
      {reason === null ? (
        wasPressed ? (
          <NoAnswerChoices section={section} label={label} isAnswered={isAnswered} onChoose={change} />
        ) : (
          <NoAnswerButton label={label} onClick={() => setPressed(true)} />
        )
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
