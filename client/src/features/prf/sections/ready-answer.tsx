import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface ReadyAnswerProps {
  /** Its source and its content. */
  readonly words: string;
  /** 'Confirm allergies' */
  readonly action: string;
  /** False while nothing is known. Its space is kept, so that what is below does not move when something is. */
  readonly isReady?: boolean;
  readonly onTake: () => void;
}

/** An answer that is already known. One tap confirms it, and nothing has to be typed again. */
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
