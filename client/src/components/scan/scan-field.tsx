import { BarcodeOutlined, SearchOutlined } from '@ant-design/icons';
import type { ScannedCode } from '@sideline/schema/inventory/scan-codes';
import { Button, Input, Modal, Skeleton } from 'antd';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { todayAsLocalDate } from '../../lib/dates';
import { messageOf } from '../../lib/errors';
import { describedBy, FormField } from '../ui/entity-form';
import { lazyPart } from '../ui/lazy-part';
import { useDebounced } from '../pickers/use-debounced';
import { beep } from './scan-sound';
import { onlyAnswer, scanOutcome, type ScanChoice } from './scanned';
import styles from './scan.module.css';
import { useWedge } from './use-wedge';

const Camera = lazyPart(() => import('./camera'), {
  lost: 'The camera scanner could not be loaded. Enter the code, or try again.',
  fallback: <Skeleton active paragraph={{ rows: 4 }} title={false} />,
});

interface ScanFieldProps<Choice extends ScanChoice> {
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly isRequired?: boolean;
  /** Matches for a typed text, best first. */
  readonly search: (text: string) => Promise<readonly Choice[]>;
  /** Finds what has a scanned code; null if nothing here has it. */
  readonly find: (code: ScannedCode) => Promise<Choice | null>;
  readonly onChoose: (choice: Choice) => void;
  /** For a code without a match, for example to offer to create an item from it. */
  readonly onUnknown?: (code: ScannedCode) => void;
  /** Looked up as soon as the field is shown: a code that was scanned before. */
  readonly scanned?: string | null;
  /** Leaves the camera open for the next label, as in a bag check. */
  readonly keepsScanning?: boolean;
}

/**
 * Chooses an item, a batch, a bag, a pouch or a location, by camera, by a scanner that acts as a keyboard, or by typing.
 * A scan makes a sound, and its name is read aloud.
 */
export function ScanField<Choice extends ScanChoice>(props: ScanFieldProps<Choice>) {
  const { label, placeholder, hint, error = null, isRequired = false } = props;
  const { search, find, onChoose, onUnknown, scanned: before = null, keepsScanning = false } = props;
  const id = useId();
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  // The text that the results belong to. More may have been typed since.
  const answered = useRef('');
  const [said, setSaid] = useState('');
  // A search that was lost, to be repeated.
  const [lost, setLost] = useState<{ readonly again: () => void } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const wanted = useDebounced(text.trim());
  const asked = useRef(0);
  // A code that was looked up is not searched for again when typing pauses, because that answer would replace the first.
  const taken = useRef<string | null>(null);

  const choose = useCallback(
    (choice: Choice) => {
      asked.current += 1;
      setText('');
      setChoices([]);
      setLost(null);
      onChoose(choice);
    },
    [onChoose],
  );

  useEffect(() => {
    if (wanted === '' || wanted === taken.current) return;
    const turn = ++asked.current;
    search(wanted).then(
      (found) => {
        // Text typed since gets its own answer.
        if (turn !== asked.current) return;
        setLost(null);
        answered.current = wanted;
        setChoices(found);
        setSaid(found.length === 0 ? `Nothing matches “${wanted}”.` : `${String(found.length)} found.`);
      },
      (failure: unknown) => {
        if (turn !== asked.current) return;
        setSaid(messageOf(failure));
        setLost({ again: () => setAttempt((count) => count + 1) });
      },
    );
  }, [wanted, search, attempt]);

  const scanAgain = useRef<(scanned: string) => void>(() => undefined);
  const scan = useCallback(
    (scanned: string) => {
      taken.current = scanned.trim();
      const turn = ++asked.current;
      scanOutcome(scanned, todayAsLocalDate(), find).then(
        (outcome) => {
          if (turn !== asked.current) return;
          setLost(null);
          beep(outcome.is);
          setSaid(outcome.said);
          if (!keepsScanning) setCameraOpen(false);
          if (outcome.is === 'found') choose(outcome.choice);
          else onUnknown?.(outcome.code);
        },
        (failure: unknown) => {
          if (turn !== asked.current) return;
          beep('refused');
          setSaid(messageOf(failure));
          setLost({ again: () => scanAgain.current(scanned) });
        },
      );
    },
    [find, choose, onUnknown, keepsScanning],
  );
  useEffect(() => {
    scanAgain.current = scan;
  }, [scan]);
  useWedge(scan);
  const first = useRef(before);
  useEffect(() => {
    const text = first.current;
    first.current = null;
    // After the effects of the components around this one: Apollo aborts a query that is sent before its hook follows it.
    if (text !== null)
      queueMicrotask(() => {
        scan(text);
      });
  }, [scan]);

  return (
    <div className={styles['field']}>
      <FormField id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
        <div className={styles['line']}>
          <Input
            id={id}
            className={styles['input'] ?? ''}
            type="search"
            autoComplete="off"
            placeholder={placeholder}
            prefix={<SearchOutlined aria-hidden="true" />}
            value={text}
            aria-required={isRequired}
            aria-invalid={error !== null}
            aria-describedby={describedBy(id, hint, error)}
            onChange={(event) => {
              taken.current = null;
              setText(event.target.value);
              if (event.target.value.trim() !== '') return;
              asked.current += 1;
              setChoices([]);
              setSaid('');
              setLost(null);
            }}
            onPressEnter={(event) => {
              // A typed code is found like a scanned one, and a surrounding form is not submitted.
              event.preventDefault();
              const only = onlyAnswer(text, { of: answered.current, choices });
              if (only !== null) choose(only);
              else if (text.trim() !== '') scan(text);
            }}
          />
          <Button
            className={styles['scan'] ?? ''}
            icon={<BarcodeOutlined aria-hidden="true" />}
            aria-label={`Scan with the camera, ${label.toLowerCase()}`}
            onClick={() => {
              setCameraOpen(true);
            }}
          />
        </div>
      </FormField>
      <p className={styles['said']} role="status" aria-live="polite">
        {said}
      </p>
      {lost === null ? null : <Button onClick={lost.again}>Try again</Button>}
      {choices.length > 0 ? (
        <ul className={styles['choices']} aria-label={`${label}: what matches`}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <button
                type="button"
                className={styles['choice']}
                onClick={() => {
                  setSaid(choice.name);
                  choose(choice);
                }}
              >
                <strong>{choice.name}</strong>
                {choice.detail === undefined ? null : (
                  <span className={styles['detail']}>{choice.detail}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isCameraOpen ? (
        <Modal
          open
          title={`Scan with the camera, ${label.toLowerCase()}`}
          footer={null}
          onCancel={() => {
            setCameraOpen(false);
          }}
        >
          <Camera onScan={scan} />
          <p className={styles['said']} role="status" aria-live="polite">
            {said}
          </p>
        </Modal>
      ) : null}
    </div>
  );
}
