import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file';

interface FileButtonProps extends Pick<ButtonProps, 'icon' | 'size' | 'children' | 'aria-label'> {
  /** An address of ours that sends a file. */
  readonly path: string;
  /** Milliseconds before the request is abandoned: a file made on demand takes longer than a page. */
  readonly timeoutMs: number;
}

/** Downloads a file from the server, and says what prevents it: no connection, a refusal or an ended session. */
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
