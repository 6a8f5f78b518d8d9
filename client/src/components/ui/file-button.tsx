import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file';

interface FileButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'children' | 'aria-label'> {
  /** An address of ours that sends a file. */
  readonly path: string;
  /** Milliseconds until it is given up: what is drawn up on demand takes longer than a page. */
  readonly timeoutMs: number;
}

/** Downloads a file from the server, and says what prevents it: no connection, a refusal, a session that has ended. */
export function FileButton({ path, timeoutMs, ...button }: FileButtonProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <Button
      {...button}
      loading={isSaving}
      onClick={() => {
        setSaving(true);
        void saveFile(path, timeoutMs).finally(() => setSaving(false));
      }}
    />
  );
}
