import { Button, type ButtonProps } from 'antd';
import { useNavigate } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'icon' | 'type' | 'children'> {
  readonly to: string;
}

/** A link of the application that looks like the buttons next to it. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      {...button}
      size="large"
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
