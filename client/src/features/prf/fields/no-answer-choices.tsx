import type { PrfSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { menuContainer } from '../../../lib/menu-container';
import { reasonsFor } from './no-answer';
import { NoAnswerButton } from './no-answer-button';

interface NoAnswerChoicesProps {
  readonly section: PrfSectionKey;
  readonly label: string;
  readonly isAnswered: boolean;
  readonly onChoose: (reason: string) => void;
}

/** The reasons, open from the start, because the press that loaded them asked for them. */
export default function NoAnswerChoices({ section, label, isAnswered, onChoose }: NoAnswerChoicesProps) {
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Takes the place of the button that was pressed.
    button.current?.focus();
  }, []);
  return (
    <Dropdown
      trigger={['click']}
      getPopupContainer={menuContainer}
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items: reasonsFor(section, isAnswered).map(({ key, label: words }) => ({ key, label: words })),
        onClick: ({ key }) => onChoose(key),
      }}
    >
      <NoAnswerButton ref={button} label={label} />
    </Dropdown>
  );
}
