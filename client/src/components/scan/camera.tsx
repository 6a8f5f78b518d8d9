import { Alert, Button } from 'antd';
import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';
import { useEffect, useRef, useState } from 'react';
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { cameraWords, NO_CAMERA_HERE } from './camera-words';
import styles from './scan.module.css';

// By default it would come from another host, which our content security policy refuses. Offline, there are only our own
// files.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmAddress : prefix + path),
  },
});

const FORMATS: BarcodeFormat[] = ['qr_code', 'data_matrix', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'itf'];
const LOOK_EVERY_MS = 150;
/** The same label stays in the picture for a while. It counts again once it has been out of sight for this long. */
const SAME_AGAIN_MS = 2_000;

interface CameraProps {
  readonly onScan: (text: string) => void;
}

/** The camera picture, scanned for codes several times a second. If the camera cannot be opened, it says so. */
export default function Camera({ onScan }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onScan);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    heard.current = onScan;
  }, [onScan]);

  useEffect(() => {
    let isEnded = false;
    const isOver = (): boolean => isEnded;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const detector = new BarcodeDetector({ formats: FORMATS });
    let last = { text: '', at: 0 };

    const look = async (picture: HTMLVideoElement): Promise<void> => {
      const [found] = await detector.detect(picture);
      const now = performance.now();
      if (found === undefined || isOver()) return;
      const isSame = found.rawValue === last.text && now - last.at < SAME_AGAIN_MS;
      last = { text: found.rawValue, at: now };
      if (!isSame) heard.current(found.rawValue);
    };
    const watch = async (): Promise<void> => {
      const picture = video.current;
      if (isOver() || picture === null) return;
      try {
        if (picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) await look(picture);
      } catch (problem) {
        if (!isOver()) setFailure(cameraWords(problem));
        return;
      }
      timer = setTimeout(() => void watch(), LOOK_EVERY_MS);
    };
    const begin = async (): Promise<void> => {
      // Missing in pages that are not secure, although the types say otherwise.
      const devices = (navigator as Partial<Navigator>).mediaDevices;
      if (devices === undefined) {
        setFailure(NO_CAMERA_HERE);
        return;
      }
      try {
        const opened = await devices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver()) {
          for (const track of opened.getTracks()) track.stop();
          return;
        }
        stream = opened;
        if (video.current) {
          video.current.srcObject = opened;
          await video.current.play();
        }
        await watch();
      } catch (problem) {
        if (!isOver()) setFailure(cameraWords(problem));
      }
    };
    void begin();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [attempt]);

  if (failure !== null)
    return (
      <Alert
        type="warning"
        role="alert"
        showIcon
        title={failure}
        action={
          <Button
            onClick={() => {
              setFailure(null);
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        }
      />
    );
  return (
    <div className={styles['camera']}>
      <video ref={video} muted playsInline aria-label="Camera picture" className={styles['video']} />
      <p className={styles['hint']}>Hold the code where the camera can see it.</p>
    </div>
  );
}
