import { ALWAYS_BLOCK, SIGNS_BLOCK } from '@sideline/schema/prf/handover/handover';
import type { HandoverBlock } from '@sideline/schema/prf/handover/handover-record';
import { theme } from 'antd';
import { useId } from 'react';
import styles from './handover.module.css';

interface HandoverBlocksProps {
  readonly blocks: readonly HandoverBlock[];
  /** One heading level below the patient's name. */
  readonly heading: 'h2' | 'h3';
}

/** Everything on a handover page, below the lines that are read aloud. */
export function HandoverBlocks({ blocks, heading: Heading }: HandoverBlocksProps) {
  const id = useId();
  const { token } = theme.useToken();
  return blocks.map(({ label, rows }, index) => (
    <section key={label} className={styles['block']} aria-labelledby={`${id}-${String(index)}`}>
      <Heading id={`${id}-${String(index)}`}>{label}</Heading>
      <dl data-columns={label === ALWAYS_BLOCK || label === SIGNS_BLOCK ? 2 : 1}>
        {rows.map((row) => (
          <div key={row.label} data-alert={row.isAlert} data-recorded={row.isRecorded}>
            <dt>{row.label}</dt>
            <dd style={row.isAlert ? { color: token.colorErrorText } : undefined}>{row.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
