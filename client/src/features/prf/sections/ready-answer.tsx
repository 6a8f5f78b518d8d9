import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface ReadyAnswerProps {
  /** Where it comes from, and what it is. */
  readonly words: string;
  /** 'Confirm allergies' */
  readonly action: string;
  /** False while nothing is known: its place is kept, so that what is below does not move when something is. */
  readonly isReady?: boolean;
  readonly onTake: () => void;
}

/** An answer that is already known: one tap confirms it, and nothing is typed again. */
export function ReadyAnswer({ words, action, isReady = true, onTake }: ReadyAnswerProps) {
  return (
    <div className="prf-ready">
      <span>{words}</span>
      <Button disabled={!isReady} icon={<CheckOutlined aria-hidden="true" />} onClick={onTake}>
        {action}
      </Button>
    </div>
  );
}
