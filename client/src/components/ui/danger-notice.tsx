import { Alert } from 'antd';
import type { ComponentProps } from 'react';

type AlertProps = ComponentProps<typeof Alert>;

interface DangerNoticeProps extends Pick<AlertProps, 'title' | 'description' | 'action' | 'style'> {
  /** 'alert' for something that appears while the person is doing something else. Otherwise it is read in its turn. */
  readonly role?: 'status' | 'alert';
}

/**
 * A dangerous situation, such as a recall or a count that differs. It is not a failed action: `FormFailure` is for those,
 * and takes the focus.
 */
export function DangerNotice({ role = 'status', ...rest }: DangerNoticeProps) {
  return <Alert type="error" showIcon role={role} {...rest} />;
}
