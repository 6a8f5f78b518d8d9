import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useId } from 'react';
import { useColourMode } from '../../lib/colour-mode';
import styles from './colour-mode-switch.module.css';

/** Light, dark, or as the device is (the default). */
export function ColourModeSwitch() {
  const { mode, setMode } = useColourMode();
  const id = useId();
  return (
    <div className={styles.switch}>
      <span id={id} className={styles.label}>
        Colour mode
      </span>
      <Segmented
        block
        size="small"
        aria-labelledby={id}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'light', label: 'Light', icon: <SunOutlined /> },
          { value: 'dark', label: 'Dark', icon: <MoonOutlined /> },
          { value: 'system', label: 'System', icon: <DesktopOutlined /> },
        ]}
      />
    </div>
  );
}
