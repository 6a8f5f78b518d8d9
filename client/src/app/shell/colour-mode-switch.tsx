import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useId } from 'react';
import { useColourMode } from '../../lib/colour-mode';
import { useFrameWords } from '../../lib/words/frame-words';
import styles from './colour-mode-switch.module.css';

/** Light, dark, or the device's own setting (the default). */
export function ColourModeSwitch() {
  const { mode, setMode } = useColourMode();
  const id = useId();
  const { say } = useFrameWords();
  return (
    <div className={styles.switch}>
      <span id={id} className={styles.label}>
        {say('frame.colourMode')}
      </span>
      <Segmented
        block
        size="small"
        aria-labelledby={id}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'light', label: say('frame.light'), icon: <SunOutlined /> },
          { value: 'dark', label: say('frame.dark'), icon: <MoonOutlined /> },
          { value: 'system', label: say('frame.system'), icon: <DesktopOutlined /> },
        ]}
      />
    </div>
  );
}
