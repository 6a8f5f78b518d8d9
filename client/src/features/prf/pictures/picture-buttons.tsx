import { CameraOutlined, FolderOpenOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type ChangeEvent } from 'react';
import styles from './pictures.module.css';

interface PictureButtonsProps {
  /** The subject of the picture, for the buttons' names: 'ECG', or empty. */
  readonly of?: string;
  /** Rejects with what to do if the file is not a picture. */
  readonly onPick: (file: File, isTakenNow: boolean) => Promise<void>;
}

/** Takes a picture with the camera, or chooses an existing one. */
export function PictureButtons({ of, onPick }: PictureButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>, isTakenNow: boolean) => {
    const files = [...(target.files ?? [])];
    // Choosing the same file again must also count as a change.
    target.value = '';
    setBusy(true);
    setProblem(null);
    try {
      for (const file of files) await onPick(file, isTakenNow);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'This file could not be added.');
    } finally {
      setBusy(false);
    }
  };
  const of_ = of === undefined ? null : <span className="sl-hidden"> of the {of}</span>;
  return (
    <div className={styles.buttons}>
      <div className="prf-actions">
        <Button
          icon={<CameraOutlined aria-hidden="true" />}
          loading={isBusy}
          onClick={() => camera.current?.click()}
        >
          Take photo{of_}
        </Button>
        <Button
          icon={<FolderOpenOutlined aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => folder.current?.click()}
        >
          Choose file{of_}
        </Button>
      </div>
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={(event) => void pick(event, true)}
      />
      <input
        ref={folder}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-hidden="true"
        tabIndex={-1}
        data-picture-of={of ?? ''}
        onChange={(event) => void pick(event, false)}
      />
    </div>
  );
}
