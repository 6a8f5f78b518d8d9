import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';

interface FurtherFieldsProps {
  readonly labels: readonly string[];
  /** One of them has a value, or is required. */
  readonly isSaid: boolean;
  /** One of them is required or has a question, and is empty. It stays visible until it is answered. */
  readonly isAsked?: boolean;
  /** Something in one of them was refused, so they cannot be folded away before it is corrected. */
  readonly isToCorrect: boolean;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

const NAMED = 3;

/** 'More: batch, amount wasted, authorised by …' */
const words = (labels: readonly string[]): string => {
  const named = labels.slice(0, NAMED).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return `More: ${named.join(', ')}${labels.length > NAMED ? ' …' : ''}`;
};

/** Fields that are rarely needed, behind 'More' until one of them has a value. */
export function FurtherFields(props: FurtherFieldsProps) {
  const { labels, isSaid, isAsked = false, isToCorrect, isReadOnly, children } = props;
  const id = useId();
  // Null until there is a reason to unfold it. From then on, only the user folds it.
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  if (isUnfolded === null && isSaid) setUnfolded(true);
  const isHeld = isToCorrect || isAsked;
  const isOpen = isHeld || isUnfolded === true;
  if (isReadOnly && !isSaid) return null;
  return (
    <div className="prf-further">
      <Button
        type="text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isHeld}
        icon={isOpen ? <UpOutlined aria-hidden="true" /> : <DownOutlined aria-hidden="true" />}
        onClick={() => {
          setUnfolded(!isOpen);
        }}
      >
        {words(labels)}
      </Button>
      {isOpen ? (
        <div id={id} className="prf-grid">
          {children}
        </div>
      ) : null}
    </div>
  );
}
