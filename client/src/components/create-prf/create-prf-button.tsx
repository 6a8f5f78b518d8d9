import { FileAddOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useCreatePrf, type PrfAbout } from './use-create-prf';

interface CreatePrfButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  readonly about: PrfAbout;
}

/** Starts a record that names this patient or this event. */
export function CreatePrfButton({ about, ...look }: CreatePrfButtonProps) {
  const { create, isBusy } = useCreatePrf();
  return (
    <Button
      {...look}
      icon={<FileAddOutlined aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void create(about)}
    >
      Create PRF
    </Button>
  );
}
