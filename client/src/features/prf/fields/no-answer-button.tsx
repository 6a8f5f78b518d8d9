import { MinusCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ComponentProps } from 'react';

interface NoAnswerButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'icon' | 'type'> {
  readonly label?: string;
  readonly isBusy?: boolean;
}

/** The button next to a question's label for saying why it has no answer. */
export function NoAnswerButton({ label, isBusy = false, ...rest }: NoAnswerButtonProps) {
  return (
    <Button
      {...rest}
      type="text"
      className="prf-vital-none"
      icon={<MinusCircleOutlined aria-hidden="true" />}
      aria-label="No answer"
      aria-description={label}
      aria-haspopup="menu"
      aria-busy={isBusy || undefined}
      title="No answer"
    />
  );
}
